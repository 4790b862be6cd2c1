import { describe, expect, it } from 'vitest'
import { fontEntries, fontFiles } from './brand-fonts'
import { typefaceFor, typefaces } from './typefaces'

const languages = ['en', 'th', 'lo', 'km', 'my', 'ta', 'te', 'bn', 'hi', 'mr', 'si', 'ur', 'fa', 'ar', 'ru', 'pl'].map(
  (tag) => ({ code: tag.toUpperCase(), tag }),
)

describe('typefaceFor', () => {
  it('gives a code the same typeface every time, and uses all of them', () => {
    const codes = Array.from({ length: 200 }, (_, index) => `brand-${index}`)
    const counts = typefaces.map((each) => codes.filter((code) => typefaceFor(code) === each).length)
    for (const count of counts) expect(count).toBeGreaterThan(20)
    expect(codes.map(typefaceFor)).toEqual(codes.map(typefaceFor))
  })
})

describe.each(typefaces)('fonts of $name', (typeface) => {
  it('are files that are there, each named once, with their licence', () => {
    const sources = Object.values(fontEntries(typeface, languages)).map((entry) => (entry as { src: string }).src)
    const files = fontFiles(typeface, languages)
    const fonts = [...files.keys()].filter((name) => name.endsWith('.woff2'))
    expect(sources.toSorted()).toEqual(fonts.toSorted())
    for (const [name, content] of files)
      if (name.endsWith('.woff2')) expect(content.subarray(0, 4).toString('latin1')).toBe('wOF2')
      else expect(content.toString('utf8')).toContain('SIL Open Font License')
  })

  it('are declared in every weight that the theme uses, and one of them is loaded first', () => {
    const entries = Object.values(fontEntries(typeface, languages)) as {
      family: string
      weight: string
      preload?: boolean
    }[]
    const has = (family: string, weight: number) =>
      entries.some((each) => each.family === family && each.weight === String(weight))
    expect(has(typeface.body.family, typeface.weight.body)).toBe(true)
    expect(has(typeface.heading.family, typeface.weight.heading)).toBe(true)
    expect(entries.filter(({ preload }) => preload === true)).toHaveLength(1)
  })
})
