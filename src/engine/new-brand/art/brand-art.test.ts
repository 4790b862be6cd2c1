import { describe, expect, it } from 'vitest'
import { recolored, recolorFor } from './art-colors'
import { brandArt } from './brand-art'
import { readBrandColor, type BrandColor } from '@/engine/new-brand/color/brand-color'
import { typefaces, type Typeface } from '@/engine/new-brand/letters/typefaces'

const pink = readBrandColor('#c2185b') as BrandColor
const blue = (readBrandColor('#2f62d9') as BrandColor).oklch
const recolor = recolorFor(pink, blue)

describe('recolored', () => {
  it('gives the main colour of the template the brand’s hue, and white and black none', () => {
    const picture = '<path fill="#2f62d9"/><path fill="#ffffff"/><path fill="#000"/>'
    const [main = '', white, black] = fills(recolored(picture, recolor))
    const color = readBrandColor(main) as BrandColor
    expect(Math.abs(color.oklch[2] - pink.oklch[2])).toBeLessThan(4)
    expect([white, black]).toEqual(['#ffffff', '#000000'])
  })

  it('keeps a second colour, unless it is the brand’s', () => {
    expect(fills(recolored('<path fill="#ffb64a"/>', recolor))[0]).toMatch(/^#ff?/)
    const gold = readBrandColor('#ffc107') as BrandColor
    const [second = ''] = fills(recolored('<path fill="#ffb64a"/>', recolorFor(gold, blue)))
    expect((readBrandColor(second) as BrandColor).oklch[2]).toBeGreaterThan(200)
  })

  it('leaves names of parts alone', () => {
    const picture = '<g id="abc"><path fill="url(#fed)"/><use href="#abc"/></g>'
    expect(recolored(picture, recolor)).toBe(picture)
  })
})

describe('brandArt', () => {
  const picture =
    '<svg viewBox="0 0 1600 640"><g id="backdrop"><g><path d="OLD"/></g><g/></g><path d="OBJECT" fill="#2f62d9"/></svg>'

  it.each(typefaces)('puts the backdrop of $name where the template has its own', (typeface) => {
    const art = brandArt('banner.svg', picture, recolor, pink, typeface)
    expect(art).not.toContain('OLD')
    expect(art).toContain('OBJECT')
    expect(art.match(/id="backdrop"/g)).toHaveLength(1)
    expect(art.match(/<g[\s>]/g)?.length).toBe(art.match(/<\/g>/g)?.length ?? 0)
  })

  it('draws the pictures of one brand differently, and a narrow one as its wide one', () => {
    const [typeface] = typefaces as [Typeface]
    const art = (name: string) => brandArt(name, picture, recolor, pink, typeface)
    expect(art('banner-a.svg')).not.toBe(art('banner-b.svg'))
    const backdropOf = (name: string) => art(name).split('OBJECT')[0]
    expect(backdropOf('banner-a.svg')).toBe(backdropOf('banner-a-narrow.svg'))
  })

  it('draws what a narrow picture shows smaller where words stand below it', () => {
    const narrow = picture.replace('1600 640', '800 800')
    const art = (typeface: Typeface) => brandArt('x.svg', narrow, recolor, pink, typeface)
    for (const typeface of typefaces) expect(art(typeface).includes('scale(')).toBe(typeface.art.narrow !== 'middle')
  })

  it('only recolours a picture without a backdrop', () => {
    const [typeface] = typefaces as [Typeface]
    const plain = '<svg viewBox="0 0 40 40"><path fill="#2f62d9"/></svg>'
    expect(brandArt('x.svg', plain, recolor, pink, typeface)).toBe(recolored(plain, recolor))
  })
})

function fills(svg: string): string[] {
  return [...svg.matchAll(/fill="(#[^"]+)"/g)].map(([, fill = '']) => fill)
}
