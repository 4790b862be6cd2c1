/** Colours of a scene: the diagonal background gradient, the light in its middle, and the paints of its things. */
export interface Palette {
  readonly from: string
  readonly to: string
  readonly light: string
  readonly accent: readonly [bright: string, dark: string]
  readonly deep: readonly [upper: string, lower: string]
}

/** A drawing around 0,0 that stays within 150 on each side. It may use the paints of `paintsOf`. */
export type Motif = () => string

export interface Size {
  readonly width: number
  readonly height: number
}

export function picture({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}

/** A motif before what lies behind it: its shadow is on the ground. */
export function sceneBefore(size: Size, palette: Palette, motif: Motif, backdrop: string): string {
  const { width, height } = size
  const scale = (height / 500) * 1.25
  return picture(
    size,
    `<defs>${paintsOf(palette)}</defs>${backdrop}` +
      `<g transform="translate(${width / 2} ${height / 2 + height * 0.01}) scale(${scale})"><ellipse cy="146" rx="128" ry="13" fill="#000" fill-opacity="0.28"/>${motif()}</g>`,
  )
}

/** A spotlight, with rings and sparks around it. */
export function spotlight(size: Size, palette: Palette): string {
  const { width, height } = size
  const [x, y] = [width / 2, height / 2]
  const rings = [150, 205, 270, 345].map(
    (radius, index) =>
      `<circle cx="${x}" cy="${y}" r="${radius * (height / 500)}" fill="none" stroke="${palette.light}" stroke-opacity="${0.22 - index * 0.05}" stroke-width="2"/>`,
  )
  return (
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${x}" cy="${y}" r="${height * 0.62}" fill="url(#light)"/>${rings.join('')}${sparks(size, palette.light)}`
  )
}

function paintsOf({ from, to, light, accent, deep }: Palette): string {
  return [
    gradient('sky', from, to, 'x1="0" y1="0" x2="1" y2="1"'),
    `<radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity="0.55"/><stop offset="0.55" stop-color="${light}" stop-opacity="0.14"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>`,
    gradient('accent', ...accent),
    gradient('accent-side', accent[1], accent[0], 'x1="0" y1="0" x2="1" y2="0"'),
    gradient('gold', '#fff0b8', '#e59a1c'),
    gradient('gold-side', '#b96d0c', '#ffdf82', 'x1="0" y1="0" x2="1" y2="0"'),
    gradient('pale', '#ffffff', '#cdd6ea'),
    gradient('deep', ...deep),
    gradient('red', '#ff8d8d', '#c9243f'),
  ].join('')
}

export function gradient(id: string, from: string, to: string, direction = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${direction}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** Positions around the centre, as fractions of the height, with the size of the spark at each. */
const places = [
  [-0.66, -0.28, 9],
  [-0.52, 0.22, 6],
  [-0.4, -0.4, 5],
  [0.42, -0.36, 7],
  [0.58, 0.12, 10],
  [0.7, -0.2, 5],
  [0.5, 0.36, 5],
  [-0.62, 0.05, 4],
] as const

function sparks({ width, height }: Size, colour: string): string {
  return places
    .map(([dx, dy, size]) => {
      const at = `translate(${width / 2 + dx * height} ${height / 2 + dy * height}) scale(${(size * height) / 500})`
      return `<path transform="${at}" d="${spark}" fill="${colour}" fill-opacity="0.85"/>`
    })
    .join('')
}

/** A star with four points, each 1 from its centre. */
export const spark = 'M0-2Q.25-.25 2 0Q.25.25 0 2Q-.25.25-2 0Q-.25-.25 0-2Z'
