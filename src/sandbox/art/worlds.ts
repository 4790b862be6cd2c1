import type { SandboxState } from '@/contract/generated/merchant-types'
import { gradient, type Palette, type Size } from './scene'

/** What lies behind the thing in a picture: `sandbox.scenes` of a brand says which world its pictures are from. */
export type World = SandboxState['scenes']

/** Draws a world in a size and a palette; defs and content of an SVG. */
export const worlds: Readonly<Record<Exclude<World, 'spotlight'>, (size: Size, palette: Palette) => string>> = {
  sky: night,
  track: racetrack,
  paper: inkOnPaper,
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A place that looks accidental and is always the same. */
const scattered = (index: number, of: number): number => ((index * 7919 + 104_729) * 31) % of

/** Northern lights over mountains and a still lake. */
function night({ width, height }: Size, { from, to, light, accent, deep }: Palette): string {
  const ribbon = (x: number, lean: number, opacity: number) =>
    `<path d="M${x} ${height * 0.72}C${x + lean} ${height * 0.5} ${x - lean * 0.6} ${height * 0.28} ${x + lean * 0.7} 0h${width * 0.13}C${x + width * 0.06} ${height * 0.3} ${x + width * 0.2} ${height * 0.46} ${x + width * 0.1} ${height * 0.72}Z" fill="url(#lights)" opacity="${opacity}"/>`
  const stars = range(46).map((index) => {
    const [x, y] = [scattered(index, width), scattered(index + 97, Math.round(height * 0.6))]
    return `<circle cx="${x}" cy="${y}" r="${1 + (index % 3) * 0.7}" fill="#fff" opacity="${0.35 + (index % 4) * 0.15}"/>`
  })
  const ridge = (base: number, rise: number, fill: string) =>
    `<path d="M0 ${height * base}L${width * 0.14} ${height * (base - rise)}L${width * 0.27} ${height * (base - 0.03)}L${width * 0.44} ${height * (base - rise * 0.8)}L${width * 0.6} ${height * (base - 0.02)}L${width * 0.79} ${height * (base - rise * 1.15)}L${width} ${height * (base - 0.04)}V${height}H0Z" fill="${fill}"/>`
  return (
    `<defs>${gradient('night', to, from)}${gradient('lake', from, to)}` +
    `<linearGradient id="lights" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}" stop-opacity="0"/><stop offset="0.55" stop-color="${accent[0]}" stop-opacity="0.75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#night)"/>${stars.join('')}` +
    ribbon(width * 0.04, width * 0.08, 0.5) +
    ribbon(width * 0.3, width * 0.12, 0.7) +
    ribbon(width * 0.62, width * 0.09, 0.85) +
    ribbon(width * 0.82, width * 0.06, 0.4) +
    ridge(0.78, 0.2, deep[0]) +
    ridge(0.83, 0.11, deep[1]) +
    `<rect y="${height * 0.83}" width="${width}" height="${height * 0.17}" fill="url(#lake)"/>` +
    `<path d="M0 ${height * 0.83}h${width}" stroke="${light}" stroke-opacity="0.5" stroke-width="2"/>` +
    `<ellipse cx="${width / 2}" cy="${height * 0.52}" rx="${height * 0.56}" ry="${height * 0.5}" fill="url(#light)"/>`
  )
}

/** Lanes that run to the horizon, and the flag at the finish. */
function racetrack({ width, height }: Size, { from, to, light, accent, deep }: Palette): string {
  const [x, y] = [width / 2, height * 0.3]
  const lanes = range(9).map((index) => {
    const [near, far] = [(index - 4) * width * 0.2, (index - 4) * width * 0.012]
    return `<path d="M${x + far - 1} ${y}L${x + near - 7} ${height}h14L${x + far + 1} ${y}Z" fill="${light}" opacity="0.55"/>`
  })
  const square = height / 16
  const flag = range(3).flatMap((row) =>
    range(Math.ceil(width / square) + 4).map((column) =>
      (row + column) % 2 === 0
        ? `<rect x="${(column - 2) * square}" y="${row * square}" width="${square}" height="${square}"/>`
        : '',
    ),
  )
  const speed = range(7).map(
    (index) =>
      `<path d="M${scattered(index, width)} ${height * (0.34 + index * 0.09)}h${width * (0.1 + (index % 3) * 0.05)}l-${8 + index * 2} ${5 + index}h-${width * 0.08}z" fill="${accent[0]}" opacity="0.5"/>`,
  )
  return (
    `<defs>${gradient('ground', deep[1], from)}</defs><rect width="${width}" height="${height}" fill="${to}"/>` +
    `<rect y="${y}" width="${width}" height="${height - y}" fill="url(#ground)"/>${lanes.join('')}${speed.join('')}` +
    `<g transform="translate(0 ${height * 0.05}) skewY(-4)"><rect x="-20" width="${width + 60}" height="${square * 3}" fill="#0c0c0c"/><g fill="#fff">${flag.join('')}</g></g>` +
    `<path d="M${x - height * 0.46} ${height * 0.17}h${height * 1.12}l-${height * 0.2} ${height * 0.76}h-${height * 1.12}Z" fill="#0c0c0c" stroke="${accent[0]}" stroke-width="${height * 0.014}"/>`
  )
}

/** A red sun of ink over waves, in the frame of a print. */
function inkOnPaper({ width, height }: Size, { accent, deep, light }: Palette): string {
  const wave = height * 0.11
  const waves = range(3).flatMap((row) =>
    range(Math.ceil(width / wave) + 2).map((column) => {
      const [cx, cy] = [(column - (row % 2) / 2) * wave, height - wave * 0.42 * (2 - row)]
      return [0.5, 0.34, 0.18]
        .map(
          (part) =>
            `<circle cx="${cx}" cy="${cy + wave * 0.5}" r="${wave * part}" fill="${part === 0.5 ? light : 'none'}"/>`,
        )
        .join('')
    }),
  )
  const fibres = range(26).map((index) => {
    const [fx, fy] = [scattered(index, width), scattered(index + 41, height)]
    return `<path d="M${fx} ${fy}q${10 - (index % 5) * 5} ${6 + (index % 3) * 4} ${22 - (index % 4) * 3} ${2 - (index % 3)}"/>`
  })
  const [x, y, r] = [width / 2, height * 0.47, height * 0.36]
  return (
    `<rect width="${width}" height="${height}" fill="#f7eedd"/><g fill="none" stroke="#a98b62" stroke-opacity="0.28" stroke-width="1.5">${fibres.join('')}</g>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${accent[0]}" fill-opacity="0.34"/>` +
    `<path d="M${x - r * 0.5} ${y - r * 1.02}A${r * 1.12} ${r * 1.12} 0 1 1 ${x - r * 0.9} ${y - r * 0.72}" fill="none" stroke="${deep[0]}" stroke-opacity="0.82" stroke-width="${r * 0.1}" stroke-linecap="round"/>` +
    `<path d="M${x - r * 0.52} ${y - r * 1.08}A${r * 1.18} ${r * 1.18} 0 0 1 ${x + r * 1.1} ${y - r * 0.3}" fill="none" stroke="${deep[0]}" stroke-opacity="0.35" stroke-width="${r * 0.04}" stroke-linecap="round"/>` +
    `<g stroke="${accent[1]}" stroke-opacity="0.75" stroke-width="2">${waves.join('')}</g>` +
    `<rect x="14" y="14" width="${width - 28}" height="${height - 28}" fill="none" stroke="${deep[0]}" stroke-opacity="0.45" stroke-width="3"/>` +
    `<rect x="22" y="22" width="${width - 44}" height="${height - 44}" fill="none" stroke="${deep[0]}" stroke-opacity="0.3" stroke-width="1.5"/>`
  )
}
