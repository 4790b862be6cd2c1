/** The named paints of motifs. `light` and `dark` are those of the colour world. */
export type Paint =
  | 'gold'
  | 'violet'
  | 'red'
  | 'green'
  | 'blue'
  | 'pink'
  | 'brown'
  | 'grey'
  | 'pale'
  | 'deep'
  | 'light'
  | 'dark'

export const fill = (paint: Paint): string => `fill="url(#${paint})"`

export const circle = (x: number, y: number, r: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`

export const oval = (x: number, y: number, rx: number, ry: number, look: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${look}/>`

export const shape = (d: string, look: string): string => `<path d="${d}" ${look}/>`

export const box = (x: number, y: number, width: number, height: number, r: number, look: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${look}/>`

/** A stroke with round ends and no fill. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Repeats a shape `count` times around the centre. */
export const around = (count: number, thing: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${Math.round(from + (index * 360) / count)})">${thing}</g>`,
  ).join('')

export const at = (x: number, y: number, scale: number, thing: string, turned = 0): string =>
  `<g transform="translate(${x} ${y})${turned === 0 ? '' : ` rotate(${turned})`} scale(${scale})">${thing}</g>`

export const white = (opacity: number): string => `fill="#fff" fill-opacity="${opacity}"`
export const black = (opacity: number): string => `fill="#000" fill-opacity="${opacity}"`
