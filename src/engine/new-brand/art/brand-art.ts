import { toHex } from '@/engine/color/to-rgb'
import { recolored, type Recolor } from './art-colors'
import { backdrop, type BackdropColors } from './backdrops'
import type { BrandColor, Oklch } from '@/engine/new-brand/color/brand-color'
import { shade } from '@/engine/new-brand/color/shades'
import type { Typeface } from '@/engine/new-brand/letters/typefaces'

/** A picture of the template in the brand's colours; a marked backdrop is replaced with the brand's own. */
export function brandArt(name: string, svg: string, recolor: Recolor, brand: BrandColor, typeface: Typeface): string {
  const picture = recolored(svg, recolor)
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)
  const place = backdropPlace(picture)
  if (size === null || place === undefined) return picture
  const [width, height] = [Number(size[1]), Number(size[2])]
  const isWide = width > height * 1.5
  const shift = isWide ? Math.round(width * typeface.art.wideShift) : 0
  const canvas = { width, height, shift, colors: backdropColors(brand), turn: turnOf(name) }
  const placed = isWide ? `translate(${-shift})` : narrowPlaces[typeface.art.narrow](width, height)
  const objects = picture.slice(place.end).replace('</svg>', '</g></svg>')
  return `${picture.slice(0, place.start)}${backdrop(typeface.backdrop, canvas)}<g transform="${placed}">${objects}`
}

/** Transforms for the content of a narrow picture, by its position. */
const narrowPlaces: Record<Typeface['art']['narrow'], (width: number, height: number) => string> = {
  middle: (_, height) => `translate(0 ${Math.round(height * 0.08)})`,
  raised: (width, height) => `translate(${Math.round(width * 0.14)} ${Math.round(height * -0.04)}) scale(.72)`,
  corner: (width, height) => `translate(${Math.round(width * 0.58)} ${Math.round(height * -0.03)}) scale(.45)`,
}

/** The range of `<g id="backdrop">`, up to the end of that group. */
function backdropPlace(svg: string): { start: number; end: number } | undefined {
  const start = svg.indexOf('<g id="backdrop">')
  if (start < 0) return undefined
  let depth = 0
  for (const tag of svg.slice(start).matchAll(/<g[\s>]|<\/g>/g)) {
    depth += tag[0] === '</g>' ? -1 : 1
    if (depth === 0) return { start, end: start + tag.index + tag[0].length }
  }
  return undefined
}

function backdropColors({ oklch: [lightness, chroma, hue] }: BrandColor): BackdropColors {
  const main = Math.min(0.8, Math.max(0.42, lightness))
  const fill = (color: Oklch): string => toHex(shade(color))
  return {
    night: fill([0.2, Math.min(chroma, 0.08), hue]),
    dusk: fill([0.3, Math.min(chroma, 0.11), hue]),
    deep: fill([0.3 + (main - 0.3) * 0.4, chroma * 0.8, hue]),
    main: fill([main, chroma, hue]),
    soft: fill([Math.min(0.92, main + 0.17), chroma * 0.75, hue]),
    spark: fill(spark(chroma, hue)),
  }
}

/** Gold beside a cool or grey brand colour, violet beside a golden one. */
function spark(chroma: number, hue: number): Oklch {
  const isGolden = chroma >= 0.03 && hue > 40 && hue < 125
  return isGolden ? [0.62, 0.2, 300] : [0.83, 0.15, 78]
}

/** A number from 0 to 1 derived from the picture's name; the wide and narrow pictures of a banner get the same. */
function turnOf(name: string): number {
  const stem = name.replace(/(-narrow)?\.svg$/, '')
  const sum = [...stem].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7)
  return sum / 996
}
