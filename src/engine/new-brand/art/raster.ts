import { Resvg } from '@resvg/resvg-js'

/** A square SVG as PNG. It must hold no text: no font is loaded. */
export function toPng(svg: string, pixels: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } }).render().asPng()
}
