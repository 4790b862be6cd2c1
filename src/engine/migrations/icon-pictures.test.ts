import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { fileFormat } from '@/engine/folder/file-format'
import { appIcon, touchIcon } from './icon-pictures'

const field = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
const onField = `${field}<rect width="48" height="48" rx="12" fill="#102030"/><rect width="30" height="44" x="9" y="2" fill="#f00"/></svg>`
const onNothing = `${field}<rect width="48" height="48" fill="#f00"/><rect width="48" height="4" fill="#00f"/></svg>`

/** Red, green, blue and alpha of a pixel, each from 0 to 255. */
function pixelsOf(png: Buffer): { size: number; at: (x: number, y: number) => number[] } {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const { width = 0 } = fileFormat(png)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><image width="${width}" height="${width}" href="${href}"/></svg>`
  const { pixels } = new Resvg(svg).render()
  return { size: width, at: (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)] }
}

describe.each([
  ['touch', touchIcon, 180],
  ['app', appIcon, 512],
] as const)('the %s icon', (_, draw, size) => {
  it(`is a PNG of ${size} pixels each way`, () => {
    expect(fileFormat(draw(onField))).toEqual({ format: 'png', width: size, height: size })
  })

  it('has no transparency, and goes on with the colour that the drawing stands on', () => {
    const { at } = pixelsOf(draw(onField))
    expect(at(0, 0)).toEqual([0x10, 0x20, 0x30, 255])
    expect(at(size - 1, size / 2)).toEqual([0x10, 0x20, 0x30, 255])
  })

  it('stands on white when the drawing stands on nothing', () => {
    const lone = `${field}<circle cx="24" cy="24" r="20" fill="#f00"/></svg>`
    expect(pixelsOf(draw(lone)).at(0, 0)).toEqual([255, 255, 255, 255])
  })
})

it('does not draw what is no SVG', () => {
  expect(() => appIcon('<svg <')).toThrow()
})

it.each([onField, onNothing])('an app icon shows all it has within the circle that every mask keeps', (svg) => {
  const { size, at } = pixelsOf(appIcon(svg))
  const background = String(at(0, 0))
  const outside: string[] = []
  for (let y = 0; y < size; y += 2)
    for (let x = 0; x < size; x += 2)
      if (Math.hypot(x - size / 2, y - size / 2) > 0.4 * size && String(at(x, y)) !== background)
        outside.push(`${x},${y}`)
  expect(outside).toEqual([])
})
