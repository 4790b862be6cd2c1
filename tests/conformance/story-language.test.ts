import { expect, test } from 'vitest'
import { storyLanguage } from '@/../.storybook/story-language'

type Brand = Parameters<typeof storyLanguage>[0]

const tags = { EN: 'en', VI: 'vi-VN', AR: 'ar', FA: 'fa', 'AR-XB': 'ar-XB' }

const brandWith = (...codes: (keyof typeof tags)[]) =>
  ({
    boot: { site: { defaultLanguage: 'VI' } },
    languages: Object.fromEntries(Object.entries(tags).map(([code, locale]) => [code, { locale, label: code }])),
    texts: Object.fromEntries(codes.map((code) => [code, {}])),
  }) as unknown as Brand

test('a story is in the chosen language, or in the brand’s own where it lacks that', () => {
  expect(storyLanguage(brandWith('VI', 'EN', 'AR'), 'EN', 'auto')).toBe('EN')
  expect(storyLanguage(brandWith('VI', 'AR'), 'EN', 'ltr')).toBe('VI')
})

test('a right-to-left story is in Arabic, unless the chosen language is read from the right too', () => {
  expect(storyLanguage(brandWith('VI', 'EN', 'AR'), 'EN', 'rtl')).toBe('AR')
  for (const language of ['FA', 'AR-XB'] as const)
    expect(storyLanguage(brandWith('VI', 'AR', language), language, 'rtl')).toBe(language)
})

test('where there are no Arabic texts, a right-to-left story is mirrored', () => {
  expect(storyLanguage(brandWith('VI', 'EN'), 'EN', 'rtl')).toBe('EN')
})
