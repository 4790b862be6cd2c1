import { Resvg } from '@resvg/resvg-js'

/** Radius, as a share of the width, that every mask shows (W3C Web App Manifest: 40 %), less a small margin. */
const safeRadius = 0.38
/** Side in pixels of the rendering from which colours and extent are measured. */
const sample = 128

/** The home screen icon for iPhones, made from the tab's icon: 180 × 180, without transparency. */
export function touchIcon(svg: string): Buffer {
  const { background, radius } = measure(svg)
  // iOS rounds the corners itself and never crops more than those.
  const scale = background === undefined ? Math.min(1, 0.44 / radius) : Math.min(1, 0.6 / radius)
  return compose(svg, 180, scale, background)
}

/** The icon of an installed app, made from the tab's icon: 512 × 512, complete under any mask. */
export function appIcon(svg: string): Buffer {
  const { background, radius } = measure(svg)
  return compose(svg, 512, Math.min(1, safeRadius / radius), background)
}

interface Measured {
  /** Colour of the icon's background field; undefined when it has none. */
  readonly background: string | undefined
  /** Distance from the centre to the outermost pixel that is not background, as a share of the width. */
  readonly radius: number
}

/** Throws when the drawing is not a valid SVG. */
function measure(svg: string): Measured {
  // This call throws for an invalid drawing: embedded in another SVG it would be silently left out.
  new Resvg(svg).toString()
  const pixels = new Resvg(framed(svg, sample, 1), { fitTo: { mode: 'width', value: sample } }).render().pixels
  const at = (x: number, y: number): Buffer => pixels.subarray((y * sample + x) * 4, (y * sample + x) * 4 + 4)
  const edge = at(sample / 2, 1)
  const isField = edge[3] === 255 && at(1, sample / 2).equals(edge)
  const isContent = (pixel: Buffer): boolean => pixel[3] !== 0 && !(isField && isClose(pixel, edge))
  let radius = 0.1
  for (let y = 0; y < sample; y++)
    for (let x = 0; x < sample; x++)
      if (isContent(at(x, y)))
        radius = Math.max(radius, Math.hypot(x + 0.5 - sample / 2, y + 0.5 - sample / 2) / sample)
  return { background: isField ? `rgb(${edge[0]},${edge[1]},${edge[2]})` : undefined, radius }
}

/**
 * Pixels at the edge of a rounded field are half transparent: compare them with the field's colour at the same opacity.
 */
function isClose(pixel: Buffer, field: Buffer): boolean {
  const opacity = (pixel[3] ?? 0) / 255
  return [0, 1, 2].every((part) => Math.abs((pixel[part] ?? 0) - (field[part] ?? 0) * opacity) <= 6)
}

function compose(svg: string, size: number, scale: number, background = '#fff'): Buffer {
  return new Resvg(framed(svg, size, scale), { background, fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** The drawing centred in a square. */
function framed(svg: string, size: number, scale: number): string {
  const side = size * scale
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const place = `x="${(size - side) / 2}" y="${(size - side) / 2}" width="${side}" height="${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image ${place} href="${href}"/></svg>`
}
