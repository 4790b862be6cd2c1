import { oneOf } from '@/engine/names/one-of'
import { PlaceholderNames } from './placeholder-names'
import { isTagWhole, retagged } from './placeholders'
import { suggest } from '@/engine/names/suggest'
import type { MerchantCheck } from '@/engine/checks/check-kinds'
import { ownTexts, placeOf } from './own-texts'

export const tagWrong: MerchantCheck = {
  code: 'tag-wrong',
  severity: 'error',
  docs: {
    what: 'A text has a tag that nothing takes the place of where it stands, or one of its ends alone, or one twice. Tags such as <link>…</link> mark the words that a part makes something of.',
    why: 'Players would read the tag, or not what stands behind it.',
    bad: { 'locales/EN.json': '{ "nav.home": "To <link>the first page</link>" }' },
    good: { 'locales/EN.json': '{ "nav.home": "To the first page" }' },
  },
  inspect(draft) {
    const names = new PlaceholderNames(draft)
    return ownTexts(draft).flatMap(({ file, key, text, written: { tags } }) => {
      if (tags.length === 0) return []
      const known = [...(names.tagsOf(key) ?? tags)]
      const found = placeOf(file, key, text)
      const stray = tags.find((tag) => !known.includes(tag))
      if (stray !== undefined) {
        const expected = oneOf(known.map(pair), 'no tag')
        const suggestions = suggest(stray, known).map((tag) => retagged(text, stray, tag))
        return [{ ...found, message: `nothing takes the place of <${stray}> here`, expected, suggestions }]
      }
      const broken = tags.find((tag) => !isTagWhole(text, tag))
      if (broken === undefined) return []
      return [
        {
          ...found,
          message: `<${broken}> and </${broken}> must stand around some words, once`,
          expected: pair(broken),
        },
      ]
    })
  },
}

function pair(tag: string): string {
  return `<${tag}>…</${tag}>`
}
