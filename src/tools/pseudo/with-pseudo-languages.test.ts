import { expect, test } from 'vitest'
import { completeTexts } from '@/engine/resolved/complete-texts'
import { checkBrand } from '@/engine/testing/write-merchants'
import { withPseudoLanguages } from './with-pseudo-languages'

const languages = {
  items: { VI: { locale: 'vi-VN', label: 'Tiếng Việt' }, EN: { locale: 'en', label: 'English' } },
  order: ['VI', 'EN'],
}

test('the pseudo-languages come last, their texts are of the brand’s English, and the brand is as before', () => {
  const [brand] = checkBrand({
    'site.json': {
      code: 'acme',
      name: 'Acme',
      extends: 'base',
      hosts: ['acme.test'],
      languages,
      defaultLanguage: 'VI',
    },
    'locales/VI.json': { 'nav.home': 'Trang chủ' },
    'locales/EN.json': {
      'nav.home': 'Start here',
      'nav.bets_one': '{{count}} bet',
      'nav.bets_other': '{{count}} bets',
    },
  }).merchants
  if (brand === undefined) throw new Error('the brand is not valid')
  const { config, texts } = withPseudoLanguages(brand)
  expect(config.site.languages.order).toEqual(['VI', 'EN', 'EN-XA', 'AR-XB'])
  expect(completeTexts(texts, 'EN-XA', 'VI')).toMatchObject({
    'nav.home': '[Šţååŕţ ĥééŕéé]',
    'nav.bets_one': '[{{count}} ƀééţ]',
    'nav.bets_other': '[{{count}} ƀééţš]',
  })
  expect(completeTexts(texts, 'VI', 'VI')).toEqual(completeTexts(brand.texts, 'VI', 'VI'))
  expect(brand.config.site.languages.order).toEqual(['VI', 'EN'])
})
