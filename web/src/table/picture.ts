// A match as a picture to send to friends: the board as it lies there, with a few lines below it. Everything is drawn in
// this browser; nothing is sent anywhere.

const WIDTH = 1200
const BOARD = 620
const FOOT = 210
/** What a copied drawing needs of the styles of the page. */
const STYLES = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity',
  'font-family', 'font-size', 'font-weight', 'text-anchor', 'color', 'display', 'transform', 'filter', 'paint-order',
] as const

/** A copy that looks the same without the page's styles. */
function still(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const [from, to] = [svg.querySelectorAll<SVGElement>('*'), copy.querySelectorAll<SVGElement>('*')]
  from.forEach((element, n) => {
    const there = to[n]
    const seen = getComputedStyle(element)
    if (there) for (const style of STYLES) there.style.setProperty(style, seen.getPropertyValue(style))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy
}

async function image(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = still(svg)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const picture = new Image(width, height)
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  return picture
}

/** Title and lines under the board, which is made of drawings over each other. */
export async function picture(board: SVGSVGElement[], title: string, lines: string[]): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = BOARD + FOOT
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const page = getComputedStyle(document.documentElement)
  pen.fillStyle = page.getPropertyValue('--page') || '#0b0f16'
  pen.fillRect(0, 0, WIDTH, BOARD + FOOT)
  const { width = 1, height = 1 } = board[0]?.viewBox.baseVal ?? {}
  const scale = Math.min((WIDTH - 40) / width, (BOARD - 30) / height)
  const [w, h] = [width * scale, height * scale]
  for (const layer of board) pen.drawImage(await image(layer, w, h), (WIDTH - w) / 2, 20 + (BOARD - 30 - h) / 2, w, h)
  pen.fillStyle = page.getPropertyValue('--accent') || '#ff8a1f'
  pen.fillRect(0, BOARD, WIDTH, 4)
  pen.fillStyle = page.getPropertyValue('--text') || '#fff'
  pen.font = '700 44px "Chakra Petch", sans-serif'
  pen.fillText(title, 36, BOARD + 62, WIDTH - 72)
  pen.font = '24px "Inter Variable", sans-serif'
  lines.slice(0, 3).forEach((line, n) => pen.fillText(line, 36, BOARD + 108 + n * 36, WIDTH - 72))
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'))
}

/** To whatever the device sends pictures with, or into a file. */
export async function share(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
