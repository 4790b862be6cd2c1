import { Resvg } from '@resvg/resvg-js'

/** Share of the width around the middle that every mask shows (W3C Web App Manifest: 40 %), less a little air. */
const safeRadius = 0.38
/** Side of the picture that colours and extent are read from, in pixels. */
const sample = 128

/** The picture for the home screen of an iPhone, made from the tab's icon: 180 × 180, without transparency. */
export function touchIcon(svg: string): Buffer {
  const { background, radius } = measure(svg)
  // iOS rounds the corners itself and never cuts more than those.
  const scale = background === undefined ? Math.min(1, 0.44 / radius) : Math.min(1, 0.6 / radius)
  return compose(svg, 180, scale, background)
}

/** The picture of an installed app, made from the tab's icon: 512 × 512, whole under any mask. */
export function appIcon(svg: string): Buffer {
  const { background, radius } = measure(svg)
  return compose(svg, 512, Math.min(1, safeRadius / radius), background)
}

interface Measured {
  /** Colour of the field that the icon stands on; undefined when it stands on nothing. */
  readonly background: string | undefined
  /** Distance of the outermost point that is not background from the middle, as a share of the width. */
  readonly radius: number
}

/** Throws when the drawing is no SVG. */
function measure(svg: string): Measured {
  // Within a frame a drawing that cannot be read is left out without a word.
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

/** Where a field has round corners their rim is half transparent: its colour is the field's all the same. */
function isClose(pixel: Buffer, field: Buffer): boolean {
  const opacity = (pixel[3] ?? 0) / 255
  return [0, 1, 2].every((part) => Math.abs((pixel[part] ?? 0) - (field[part] ?? 0) * opacity) <= 6)
}

function compose(svg: string, size: number, scale: number, background = '#fff'): Buffer {
  return new Resvg(framed(svg, size, scale), { background, fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** The drawing in the middle of a square. */
function framed(svg: string, size: number, scale: number): string {
  const side = size * scale
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const place = `x="${(size - side) / 2}" y="${(size - side) / 2}" width="${side}" height="${side}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image ${place} href="${href}"/></svg>`
}
