import { describe, expect, it } from 'vitest'
import { formKeys } from '@/contract/text/plural-form'
import { asTextKey } from './text-key'
import { addTexts, createTexts, resourceLanguage, withPlainTexts, type Translate } from './texts'

function translateTo(texts: ReturnType<typeof createTexts>, language: string): Translate {
  return withPlainTexts(
    texts,
    { language, formatTag: language.toLowerCase() },
    texts.getFixedT(resourceLanguage(language)),
  )
}

describe('texts', () => {
  it('are found by keys with dots, with the brand and parameters filled in', () => {
    const { t } = createTexts('EN', { 'nav.hello': '{{name}} at {{brand}}' }, 'Aurora')
    expect(t('nav.hello', { name: 'Ann' })).toBe('Ann at Aurora')
  })
  it('show markup as text', () => {
    const { t } = createTexts('EN', { hi: '{{name}}' }, 'Aurora')
    expect(t('hi', { name: '<b>' })).toBe('<b>')
  })
  it('are those of the language that is asked for', () => {
    const texts = createTexts('EN', { hi: 'Hello' }, 'Aurora')
    addTexts(texts, 'VI', { hi: 'Xin chào' })
    expect(translateTo(texts, 'VI')(asTextKey('hi'))).toBe('Xin chào')
    expect(translateTo(texts, 'EN')(asTextKey('hi'))).toBe('Hello')
  })
  it('are found under a code with a hyphen, with what is filled in and what counts', () => {
    const texts = createTexts('EN', {}, 'Aurora')
    addTexts(texts, 'PT-BR', { hi: 'Olá, {{name}}', days_one: '{{count}} dia', days_other: '{{count}} dias' })
    const t = translateTo(texts, 'PT-BR')
    expect(t(asTextKey('hi'), { name: 'Ana' })).toBe('Olá, Ana')
    expect(t(asTextKey('days'), { count: 2 })).toBe('2 dias')
    expect(createTexts('PT-BR', { hi: 'Olá, {{name}}' }, 'Aurora').t('hi', { name: 'Ana' })).toBe('Olá, Ana')
  })
  it('are filled in as i18next fills them in, and a key without a text stands for itself', () => {
    const texts = createTexts('EN', { a: '', b: 'plain', c: '{{brand}}', d: '{{n}} of $t(b)' }, 'Aurora')
    const t = translateTo(texts, 'EN')
    for (const key of ['a', 'b', 'c', 'd', 'nav.none', 'constructor']) expect(t(asTextKey(key))).toBe(texts.t(key))
    expect(t(asTextKey('d'), { n: 2 })).toBe('2 of plain')
  })
  it('that are missing are told of, and sentences in the place of a key are not', () => {
    const texts = createTexts('EN', { 'nav.home': 'Home' }, 'Aurora')
    const missing: string[] = []
    const t = withPlainTexts(texts, { language: 'EN', formatTag: 'en' }, texts.getFixedT('EN'), undefined, (key) =>
      missing.push(key),
    )
    for (const key of ['nav.home', 'nav.none', 'in_none', 'Try again.', 'Done']) t(asTextKey(key))
    t(asTextKey('login.none'), { n: 1 })
    expect(missing).toEqual(['nav.none', 'in_none', 'login.none'])
  })
  it.each([
    ['en', [0, 1, 2, 1.5], ['0 other', '1 one', '2 other', '1.5 other']],
    ['ru', [0, 1, 3, 11, 21, 1.5], ['0 many', '1 one', '3 few', '11 many', '21 one', '1,5 other']],
    ['ar', [0, 1, 2, 5, 11, 100], ['0 zero', '1 one', '2 two', '5 few', '11 many', '100 other']],
    ['fil-PH', [0, 1, 3, 4, 10], ['0 one', '1 one', '3 one', '4 other', '10 one']],
    ['fr', [0, 1.5, 2, 1_000_000], ['0 one', '1,5 one', '2 other', '1\u202f000\u202f000 many']],
    ['vi-VN', [1, 1234], ['1 other', '1.234 other']],
  ])('have the form and the digits of their number in %s', (locale, counts, said) => {
    const forms = Object.fromEntries(formKeys('days').map((key) => [key, `{{count}} ${key.replace('days_', '')}`]))
    // The code of a language is no tag: TY is Filipino, and would be Tahitian.
    const texts = createTexts('TY', forms, 'Aurora')
    const t = withPlainTexts(texts, { language: 'TY', formatTag: locale }, texts.getFixedT('TY'))
    expect(counts.map((count) => t(asTextKey('days'), { count }))).toEqual(said)
  })
  it('keep what is filled in apart from a sentence that is read from right to left', () => {
    const texts = createTexts('AR', { hi: 'مرحبًا {{name}}.', points_other: '{{name}}: {{count}}' }, 'Aurora')
    const t = withPlainTexts(texts, { language: 'AR', formatTag: 'ar' }, texts.getFixedT('AR'))
    expect(t(asTextKey('hi'), { name: 'demo_player' })).toBe('مرحبًا \u2068demo_player\u2069.')
    expect(t(asTextKey('points'), { name: 'BTI', count: 1200 })).toBe('\u2068BTI\u2069: 1,200')
  })
  it('are not turned by a name that is filled in', () => {
    const t = translateTo(createTexts('EN', { offer: '{{name}} offered you 5 %.' }, 'Aurora'), 'EN')
    expect(t(asTextKey('offer'), { name: 'bob\u202egnp\u2069' })).toBe('bobgnp offered you 5 %.')
  })
  it('are those of another number where the language has no form for this one', () => {
    const texts = createTexts('RU', { day_one: '{{count}} день', day_other: '{{count}} дней' }, 'Aurora')
    const t = translateTo(texts, 'RU')
    expect([1, 3, 7].map((count) => t(asTextKey('day'), { count }))).toEqual(['1 день', '3 дней', '7 дней'])
  })
})
