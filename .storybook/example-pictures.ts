import type { StoryMerchant } from 'virtual:merchants'
import type { Props } from './schema-place'

/**
 * Examples name pictures as a merchant would. Each is replaced by the brand's own picture of that name, else by a
 * generated drawing.
 */
export function withPictures(props: Props, { files }: StoryMerchant): Props {
  return replace(props, (picture) => own(picture.src, files) ?? drawing(picture)) as Props
}

export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

function replace(value: unknown, address: (picture: Picture) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => replace(item, address))
  if (value === null || typeof value !== 'object') return value
  if (isPicture(value)) return value.src.startsWith('/') ? value : { ...value, src: address(value) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item, address)]))
}

export function isPicture(value: unknown): value is Picture {
  if (typeof value !== 'object' || value === null) return false
  return 'src' in value && typeof value.src === 'string' && 'width' in value && 'height' in value
}

/** `card-live.svg` is `/brand/card-live.<hash>.svg`. */
function own(name: string, files: readonly string[]): string | undefined {
  const [stem = name, ending = ''] = name.split(/\.(?=[^.]+$)/)
  return files.find((file) => file.startsWith(`/brand/${stem}.`) && file.endsWith(`.${ending}`))
}

/** Hills under a moon, in colours derived from the name, so that adjacent pictures differ. */
function drawing({ src, width, height }: Picture): string {
  const hue = [...src].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360
  const hill = (level: number, light: number) =>
    `<path fill="hsl(${hue} 45% ${light}%)" d="M0 ${height * level}q${width / 4} ${-height / 5} ${width / 2} 0t${width / 2} 0V${height}H0z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 22%)"/><circle cx="${width * 0.72}" cy="${height * 0.28}" r="${Math.min(width, height) / 8}" fill="hsl(${hue} 70% 72%)"/>${hill(0.55, 32)}${hill(0.72, 26)}${hill(0.86, 18)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
