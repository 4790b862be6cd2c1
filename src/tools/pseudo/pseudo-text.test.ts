import { expect, it, test } from 'vitest'
import { linksIn, richText } from '@/contract/text/rich-text'
import en from '@/../merchants/base/locales/EN.json'
import { accentedText, mirroredText } from './pseudo-text'

const withoutRepeats = (text: string) => text.replace(/([åéîöûý])\1/g, '$1')

// From the tests of Android's aapt2, without the words that it puts at the end of a text.
it.each([
  ['Hello, world', '[Ĥéļļö, ŵöŕļð]'],
  ['word', '[ŵöŕð]'],
  ['^1 %', '[^1 %]'],
])('%s has the accents and brackets that Android gives it', (text, android) => {
  expect(withoutRepeats(accentedText(text))).toBe(android)
})

// From the same tests: a right-to-left mark, an override, the word, the end of the override, a mark.
it.each([
  ['', ''],
  ['word', '\u200f\u202eword\u202c\u200f'],
  ['  word  ', '  \u200f\u202eword\u202c\u200f  '],
  ['hello\n  world\n', '\u200f\u202ehello\u202c\u200f\n  \u200f\u202eworld\u202c\u200f\n'],
])('%j stands between the marks that Android sets, and can be read', (text, android) => {
  expect(mirroredText(text)).toBe(android.replace(/[\u202e\u202c]/g, ''))
})

it.each(['{{amount}}', '{name}', '{n, plural, one {# day} other {# days and {more}}}', '<link>', '</link>', '&nbsp;'])(
  '%s is the same in both',
  (part) => {
    expect(accentedText(`Get ${part} now`)).toBe(`[Ĝééţ ${part} ñööŵ]`)
    expect(mirroredText(`Get ${part} now`)).toBe(`\u200fGet\u200f ${part} \u200fnow\u200f`)
  },
)

test('what stands beside a placeholder or a tag without a blank is written as words are', () => {
  expect(accentedText('a<b>{{x}}b</b>c')).toBe('[åå<b>{{x}}ƀ</b>ç]')
  expect(mirroredText('a<b>{{x}}b</b>c')).toBe('\u200fa\u200f<b>{{x}}\u200fb\u200f</b>\u200fc\u200f')
})

test('an address stays an address, alone and behind the words of a link', () => {
  expect(accentedText('See https://example.com/a-b now')).toBe('[Šéééé https://example.com/a-b ñööŵ]')
  expect(accentedText('[Help](/help#top)')).toBe('[[Ĥééļþ](/help#top)]')
})

it.each([accentedText, mirroredText])(
  'a text with marks keeps its paragraphs, lists, links and bold words',
  (write) => {
    const text = 'Read **this** first.\n\n- [Limits](/help#limits) help\n- A pause\n\n1. One\n2. Two'
    const shape = (marked: string) =>
      richText(marked).map((block) =>
        block.kind === 'list'
          ? [block.isNumbered, block.items.length]
          : block.content.map((inline) => (typeof inline === 'string' ? 'words' : inline.kind)),
      )
    expect(shape(write(text))).toEqual(shape(text))
    expect(linksIn(write(text))).toEqual(['/help#limits'])
  },
)

test('emoji, figures, other scripts and what is empty stay as they are', () => {
  expect(accentedText('👩🏽‍💻 2 × 50 % 中文')).toBe('[👩🏽‍💻 2 × 50 % 中文]')
  expect(accentedText('')).toBe('')
  expect(accentedText(' \n')).toBe(' \n')
  expect(mirroredText('👩🏽‍💻 now')).toBe('\u200f👩🏽‍💻\u200f \u200fnow\u200f')
})

test('texts are 40 % longer in all, and the shorter the more', () => {
  const factor = (least: number, most: number) => {
    const texts = Object.values(en)
      .map((text) => text.replace(/\{\{.*?\}\}|<[^>]*>/g, ''))
      .filter(({ length }) => length >= least && length <= most)
    const length = (all: readonly string[]) => all.join('').length
    return length(texts.map(accentedText)) / length(texts)
  }
  expect(factor(1, 1000)).toBeCloseTo(1.4, 1)
  expect(factor(3, 8)).toBeGreaterThan(1.6)
  expect(factor(60, 1000)).toBeGreaterThan(1.3)
  expect(accentedText('OK')).toBe('[ÖĶ]')
})

test('letters are told from each other, and no letter of English is left', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const written = letters.map((letter) => withoutRepeats(accentedText(letter)))
  expect(new Set(written).size).toBe(letters.length)
  expect(written.join('')).not.toMatch(/[a-z]/i)
})
