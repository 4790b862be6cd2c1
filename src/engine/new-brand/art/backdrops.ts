/** Colours of a backdrop, darkest first; `spark` is the one that stands out. */
export interface BackdropColors {
  readonly night: string
  readonly dusk: string
  readonly deep: string
  readonly main: string
  readonly soft: string
  readonly spark: string
}

export type BackdropName = 'rings' | 'slashes' | 'bubbles' | 'arches'

interface Canvas {
  readonly width: number
  readonly height: number
  readonly colors: BackdropColors
  /** A number from 0 to 1 that is stable for a picture and differs between the pictures of a brand. */
  readonly turn: number
  /** How far the drawing moves towards the start. */
  readonly shift: number
}

const patterns: Record<BackdropName, (canvas: Canvas) => string[]> = { rings, slashes, bubbles, arches }

/** The drawing behind the objects of a banner: detailed at the end, calm where the text is. */
export function backdrop(name: BackdropName, canvas: Canvas): string {
  const { width, height, colors, shift } = canvas
  const ground = `<linearGradient id="bd" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colors.night}"/><stop offset="1" stop-color="${colors.dusk}"/></linearGradient><path d="M0 0H${width}V${height}H0Z" fill="url(#bd)"/>`
  return `<g id="backdrop">${ground}<g transform="translate(${-shift})">${patterns[name](canvas).join('')}</g></g>`
}

/** Concentric discs, like waves from a point. */
function rings({ width, height, colors, turn }: Canvas): string[] {
  const x = width * (0.74 + 0.12 * turn)
  const y = height * (0.42 + 0.3 * turn)
  const discs: [number, string, number][] = [
    [0.98, colors.dusk, 1],
    [0.76, colors.deep, 0.75],
    [0.56, colors.main, 0.8],
    [0.38, colors.soft, 0.75],
    [0.2, colors.spark, 0.9],
  ]
  return discs.map(([size, fill, opacity]) => disc(x, y, size * height, fill, opacity))
}

/** Slanted bars, as on a track. */
function slashes({ width, height, colors, turn }: Canvas): string[] {
  const lean = height * 0.42
  const bars: [number, number, string][] = [
    [0.44, 0.03, colors.dusk],
    [0.5, 0.1, colors.deep],
    [0.63, 0.16, colors.main],
    [0.81, 0.02, colors.spark],
    [0.85, 0.09, colors.soft],
    [0.97, 0.2, colors.deep],
  ]
  return bars.map(([at, wide, fill]) => {
    const x = round(width * (at + 0.06 * turn))
    const w = round(width * wide)
    return `<path d="M${x} ${height}L${x + lean} 0H${x + lean + w}L${x + w} ${height}Z" fill="${fill}"/>`
  })
}

/** Bubbles of many sizes over a hill. */
function bubbles({ width, height, colors, turn }: Canvas): string[] {
  const spots: [number, number, number, string, number][] = [
    [0.8, 1.25, 0.85, colors.deep, 1],
    [0.52, 1.2, 0.5, colors.deep, 0.7],
    [0.6, 0.2, 0.11, colors.main, 0.8],
    [0.7, 0.36, 0.3, colors.main, 0.9],
    [0.9, 0.24, 0.2, colors.soft, 0.85],
    [0.94, 0.62, 0.27, colors.main, 0.7],
    [0.57, 0.74, 0.15, colors.soft, 0.5],
    [0.79, 0.1, 0.07, colors.spark, 1],
    [0.49, 0.46, 0.06, colors.spark, 0.9],
  ]
  const shift = (turn - 0.5) * 0.1
  return spots.map(([x, y, size, fill, opacity]) =>
    disc(width * (x + shift), height * (y - shift), height * size, fill, opacity),
  )
}

/** Nested arches and fine lines, as in a hall. */
function arches({ width, height, colors, turn }: Canvas): string[] {
  const middle = width * (0.72 + 0.1 * turn)
  const gates: [number, string, number][] = [
    [0.62, colors.deep, 0.55],
    [0.5, colors.deep, 1],
    [0.38, colors.main, 0.9],
    [0.27, colors.soft, 0.8],
  ]
  const gate = (size: number): string => {
    const r = round(size * height)
    const [from, to, spring] = [round(middle) - r, round(middle) + r, round(height * 0.98 - r * 0.62)]
    return `M${from} ${height}V${spring}A${r} ${r} 0 0 1 ${to} ${spring}V${height}`
  }
  return [
    ...gates.map(([size, fill, opacity]) => `<path d="${gate(size)}Z" fill="${fill}" fill-opacity="${opacity}"/>`),
    ...[0.66, 0.54].map(
      (size) => `<path d="${gate(size)}" fill="none" stroke="${colors.spark}" stroke-width="3" stroke-opacity=".7"/>`,
    ),
  ]
}

function disc(x: number, y: number, r: number, fill: string, opacity: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" fill-opacity="${opacity}"/>`
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
