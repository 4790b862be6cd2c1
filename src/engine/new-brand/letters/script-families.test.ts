import { expect, it } from 'vitest'
import { inDeviceFaces, needsFurtherLatin, scriptFamiliesFor, type BrandLanguage } from './script-families'

const languages = (...tags: string[]): BrandLanguage[] => tags.map((tag) => ({ code: tag.toUpperCase(), tag }))
const familiesFor = (...tags: string[]) =>
  scriptFamiliesFor(languages(...tags)).map(({ family, codes }) => `${family.family}: ${codes.join(' ')}`)

it('gives each script one family, for all languages that are written in it', () => {
  expect(familiesFor('en', 'th', 'hi', 'mr', 'ne', 'my')).toEqual([
    'Noto Sans Thai: TH',
    'Noto Sans Myanmar: MY',
    'Noto Sans Devanagari: HI MR NE',
  ])
})

it('sets Urdu in Nastaliq, and Arabic and Persian upright', () => {
  expect(familiesFor('ur', 'ar-EG', 'fa')).toEqual(['Noto Sans Arabic: AR-EG FA', 'Noto Nastaliq Urdu: UR'])
})

it('goes by the script that a tag names', () => {
  expect(familiesFor('hi-Latn', 'uz-Cyrl')).toEqual(['Noto Sans: UZ-CYRL', 'Noto Sans: UZ-CYRL'])
})

it('knows which languages are in Latin letters that few others have', () => {
  expect(needsFurtherLatin(languages('en', 'vi-VN', 'fr'))).toBe(false)
  expect(needsFurtherLatin(languages('en', 'tr'))).toBe(true)
})

it('leaves what is too large to load to the devices', () => {
  expect(inDeviceFaces(languages('en', 'vi', 'zh-Hans-CN', 'zh-Hant-TW', 'ja', 'ko', 'th'))).toEqual([
    'ZH-HANS-CN',
    'ZH-HANT-TW',
    'JA',
    'KO',
  ])
})
