import { Resvg } from '@resvg/resvg-js'

/** Renders a square SVG as PNG. It must contain no text, because no font is loaded. */
export function toPng(svg: string, pixels: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render().asPng()
}
