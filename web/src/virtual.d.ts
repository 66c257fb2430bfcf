declare module 'virtual:icons' {
  /** The inside of an SVG of 512 by 512, by our name of the thing. */
  const icons: Record<string, string>
  export default icons
}
