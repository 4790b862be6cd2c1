import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Theme } from '@/contract/generated/merchant-types'
import { fittedLines } from './fitted-lines'
import { FontFiles, hasCharacters } from './font-faces'
import { textOutline } from './text-outline'

const theme = JSON.parse(readFileSync('merchants/atlas/theme.json', 'utf8')) as Theme
const files = new FontFiles((src) => `merchants/atlas/assets/${src}`)

const english = { locale: 'en', direction: 'ltr' } as const
const arabic = { locale: 'ar', direction: 'rtl' } as const
const khmer = { locale: 'km', direction: 'ltr' } as const

/** Distance from the left and width of each glyph's ink are in the path's transform. */
function placesOf(svg: string): number[] {
  return [...svg.matchAll(/translate\((\S+) /g)].map(([, x]) => Number(x))
}

test('marks are set on their letters: an accented word is as wide as the plain one', async () => {
  const faces = await files.facesFor(theme, 'VI')
  const [plain, marked] = ['Khuyen mai', 'Khuyến mãi'].map((text) => textOutline(text, faces, english))
  expect(marked?.width).toBeCloseTo(plain?.width ?? 0, 1)
})

test('Arabic letters are joined: the word is narrower than its letters one by one', async () => {
  const faces = await files.facesFor(theme, 'AR')
  const word = textOutline('العروض', faces, arabic)
  const letters = Array.from('العروض').map((letter) => textOutline(letter, faces, arabic)?.width ?? 0)
  expect(word?.width).toBeLessThan(letters.reduce((sum, width) => sum + width) * 0.9)
})

test('a Latin name in an Arabic title stands left to right between the words around it', async () => {
  const faces = await files.facesFor(theme, 'AR')
  const [name, title] = ['Atlas', 'عن Atlas هنا'].map((text) => textOutline(text, faces, arabic))
  const widths = (svg = '') => placesOf(svg).map((x, at, all) => (all[at + 1] ?? x) - x)
  // Its letters follow each other as they do alone.
  const [own, all] = [widths(name?.svg), widths(title?.svg)].map((each) => each.map((width) => width.toFixed(3)))
  expect(all?.join(' ')).toContain(own?.slice(0, -1).join(' '))
})

test('Khmer is broken at words, though no space stands between them', async () => {
  const faces = await files.facesFor(theme, 'KM')
  const lines = fittedLines('កាស៊ីណូផ្ទាល់និងកីឡា', { width: 300, height: 600 }, faces, khmer)
  expect(lines?.lines.length).toBeGreaterThan(1)
})

test('a script that no file of the brand has is not drawn', async () => {
  const faces = await files.facesFor(theme, 'CN')
  expect(hasCharacters(theme, 'CN', '优惠')).toBe(false)
  expect(textOutline('优惠', faces, english)).toBeUndefined()
})

test('a title that is too long in any size is left out', async () => {
  const faces = await files.facesFor(theme, 'EN')
  expect(fittedLines('word '.repeat(80), { width: 400, height: 300 }, faces, english)).toBeUndefined()
})

test('spaces without width say where Burmese may be broken, and need no letter in a font', async () => {
  const faces = await files.facesFor(theme, 'MY')
  const text = 'တိုက်ရိုက်\u200bကာစီနို'
  const lines = fittedLines(text, { width: 300, height: 600 }, faces, { locale: 'my', direction: 'ltr' })
  expect(lines?.lines).toHaveLength(2)
})
