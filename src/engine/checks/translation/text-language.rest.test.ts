import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { JsonObject } from '@/contract/json/json-value'
import { acme, checkBrand } from '@/engine/testing/write-merchants'

const textsOf = (code: string) => JSON.parse(readFileSync(`merchants/base/locales/${code}.json`, 'utf8')) as JsonObject
const items = { ES: { locale: 'es', label: 'Español' }, PT: { locale: 'pt-PT', label: 'Português' } }
const site = { ...(acme['site.json'] as object), languages: { items, order: ['EN', 'ES', 'PT'] } }

function told(files: Readonly<Record<string, JsonObject>>) {
  const { diagnostics } = checkBrand({ ...acme, 'site.json': site, ...files })
  return diagnostics.filter(({ code }) => code === 'text-language').map(({ file, message }) => [file, message])
}

it('two files that were swapped are told once', () => {
  expect(told({ 'locales/ES.json': textsOf('PT'), 'locales/PT.json': textsOf('ES') })).toEqual([
    ['acme/locales/ES.json', 'its texts are not in the language of ES, nor those of PT.json in that of PT'],
  ])
})

it('a file that was pasted over another is told once', () => {
  const message = 'its texts are not in the language of PT'
  expect(told({ 'locales/PT.json': textsOf('ES') })).toEqual([['acme/locales/PT.json', message]])
})

it('few texts are not judged', () => {
  const some = Object.fromEntries(Object.entries(textsOf('ES')).slice(0, 8))
  expect(told({ 'locales/PT.json': some, 'locales/ES.json': some })).toEqual([])
})
