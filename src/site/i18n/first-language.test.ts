import { afterEach, expect, it, vi } from 'vitest'
import { firstLanguageScript } from './first-language'

const languages = [
  ['EN', 'en'],
  ['TY', 'fil-PH'],
  ['VI', 'vi-VN'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-TW'],
]

afterEach(() => vi.unstubAllGlobals())

/** What is stored after a visit of a browser that speaks these languages. */
function visit(spoken: readonly string[], stored: Record<string, string> = {}) {
  const storage = { ...stored }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', { languages: spoken })
  vi.stubGlobal('document', { currentScript: { dataset: { languages: JSON.stringify(languages) } } })
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs an inline script
  ;(new Function(firstLanguageScript) as () => void)()
  return storage
}

it.each([
  [['vi'], 'VI'],
  [['de-AT', 'vi-VN', 'en'], 'VI'],
  [['tl'], 'TY'],
  [['zh-HK', 'en'], 'TW'],
  [['zh-TW'], 'TW'],
  [['zh'], 'CN'],
])('follows the first language of %s that the brand has', (spoken, code) => {
  expect(visit(spoken)).toEqual({ hisLang: code, hisLangFollowed: code })
})

it.each([[['en-GB', 'vi']], [['de']], [[]], [['no tag']]])(
  'stores nothing where the page’s own is read: %s',
  (spoken) => {
    expect(visit(spoken)).toEqual({})
  },
)

it('leaves a language that is stored', () => {
  expect(visit(['vi'], { hisLang: 'EN' })).toEqual({ hisLang: 'EN' })
})
