// The faces of the fighters, in a box from -16 to 16, drawn on their badge. Parts: `skin` and `cut` are filled, `line` is
// drawn, `glow` has the fighter's colour, `lips` are red.

export type Part = ['skin' | 'cut' | 'line' | 'glow' | 'lips', string]

export const FACES: Record<string, Part[]> = {
  // A robot that smiles.
  'd-struct-0r': [
    ['line', 'M0-11V-16'],
    ['skin', 'M-12-8Q-12-11-9-11H9Q12-11 12-8V7Q12 10 9 10H-9Q-12 10-12 7Z'],
    ['cut', 'M-9.5-7.5H9.5V1H-9.5Z'],
    ['glow', 'M-7-3.3a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM2.4-3.3a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0Z'],
    ['line', 'M-6 4Q0 8.5 6 4'],
  ],
  // White hair, a scream.
  banshee: [
    ['skin', 'M-14 12C-17-15 17-15 14 12L8 14H-8Z'],
    ['cut', 'M-8.5 3C-8.5-8 8.5-8 8.5 3S4 13 0 13-8.5 10-8.5 3Z'],
    ['skin', 'M-7 1.5 -2 3.5 -2.5 0ZM7 1.5 2 3.5 2.5 0Z'],
    ['lips', 'M-2.6 8a2.6 3.4 0 1 0 5.2 0 2.6 3.4 0 1 0-5.2 0Z'],
  ],
  // A helmet with a narrow slit and a jaw of steel.
  dozer: [
    ['skin', 'M-12-12H12L14-4V6L8 13H-8L-14 6V-4Z'],
    ['cut', 'M-14-6H14V0H-14Z'],
    ['glow', 'M-8-4.5h5v3h-5ZM3-4.5h5v3H3Z'],
    ['line', 'M-6 4.5V10M-2 4.5V11M2 4.5V11M6 4.5V10'],
  ],
  // A bob and a look.
  violet: [
    ['cut', 'M-13 9C-18-19 18-19 13 9L8 12H-8Z'],
    ['skin', 'M-9 2C-9-3-7-5-4-5.5 0-4 6-5 8-7 10-3 9 2 8.5 4 7 10 3 13 0 13S-8 9-9 2Z'],
    ['cut', 'M-6.5 1.5Q-4.2-1.5-1.8 1.5-4.2 3.2-6.5 1.5ZM1.8 1.5Q4.2-1.5 6.5 1.5 4.2 3.2 1.8 1.5Z'],
    ['lips', 'M-3 8.5Q0 6.5 3 8.5 0 11-3 8.5Z'],
  ],
  // A hood and a visor.
  echo: [
    ['cut', 'M0-18 14 0 10 13H-10L-14 0Z'],
    ['skin', 'M0-10 8.5 1 5.5 11H-5.5L-8.5 1Z'],
    ['cut', 'M-8.5-1H8.5L7 4.5H-7Z'],
    ['glow', 'M-5.5.5h4v2h-4ZM1.5.5h4v2h-4Z'],
  ],
  // A lizard, all eyes and teeth.
  sprog: [
    ['skin', 'M-13-1C-15-9-11-14-6-12.5-3-15 3-15 6-12.5 11-14 15-9 13-1 14 7 8 14 0 14S-14 7-13-1Z'],
    ['cut', 'M-11-5.5a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0ZM2.4-5.5a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0Z'],
    ['glow', 'M-6.7-9.3Q-4.7-5.5-6.7-1.7-8.7-5.5-6.7-9.3ZM6.7-9.3Q8.7-5.5 6.7-1.7 4.7-5.5 6.7-9.3Z'],
    ['cut', 'M-9.5 3.5Q0 7.5 9.5 3.5 8 10.5 0 10.5T-9.5 3.5Z'],
    ['skin', 'M-6.5 4.8-5 8-3.3 5.6ZM-1.5 5.9 0 9 1.5 5.9ZM6.5 4.8 5 8 3.3 5.6Z'],
  ],
}
