import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { shown, terms } from '@/engine/checks/legal/legal-examples'
import { checkBrand } from '@/engine/testing/write-merchants'
import { shippedLegal } from './legal-texts'

it('a document names the age that the brand or its pack says', () => {
  const wordsFor = (responsiblePlay: JsonObject) => {
    const site = { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'], responsiblePlay }
    const { merchants, diagnostics } = checkBrand({
      ...shown(terms('{{brand}} takes nobody under {{age}}.')),
      'site.json': site,
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    const acme = merchants.find(({ code }) => code === 'acme')!
    const english = shippedLegal(acme).texts.find(({ language }) => language === 'EN')
    return (JSON.parse(english?.text ?? '{}') as { content: unknown }).content
  }
  expect(wordsFor({})).toEqual([['p', {}, 'Acme takes nobody under 18.']])
  expect(wordsFor({ pack: 'pagcor' })).toEqual([['p', {}, 'Acme takes nobody under 21.']])
})
