import { expect, it } from 'vitest'
import { namesIn } from './names-in'
import type { ResolvedMerchant } from './resolved-merchant'
import { shippedTexts } from './site-texts'
import type { Files } from '@/engine/testing/write-files'
import { checkBrand } from '@/engine/testing/write-merchants'

function shipped(files: Files) {
  const merchant = checkBrand(files).merchants[0] as ResolvedMerchant
  return { merchant, ...shippedTexts(merchant, namesIn(merchant.config, 'textKey')) }
}

it('ships no file for a brand that says nothing of its own', () => {
  const { files, locales } = shipped({})
  expect(files).toEqual([])
  expect(locales).toEqual({
    EN: { byPart: expect.stringMatching(/^\/assets\/texts-EN-[0-9a-f]{8}-$/) as string },
    TY: { byPart: expect.stringMatching(/^\/assets\/texts-TY-[0-9a-f]{8}-$/) as string },
  })
})

it('ships what differs from the template alone, beside the same files of the template', () => {
  const plain = shipped({})
  const own = shipped({ 'locales/EN.json': { 'nav.home': 'Start' } })
  expect(own.files.map(({ text }) => JSON.parse(text) as object)).toEqual([{ 'nav.home': 'Start' }])
  expect(own.locales['EN']).toEqual({ ...plain.locales['EN'], own: own.files[0]?.publicPath })
  expect(own.locales['TY']).toEqual(plain.locales['TY'])
})

it('ships a text of the brand in every language, in the default one where it is not translated', () => {
  const { files } = shipped({
    'locales/EN.json': { 'summer.title': 'Summer' },
    'menus.json': { side: { items: { home: { label: 'summer.title' } } } },
  })
  expect(files.map(({ text }) => JSON.parse(text) as object)).toEqual([
    { 'summer.title': 'Summer' },
    { 'summer.title': 'Summer' },
  ])
})

it('divides a language that the template does not have by part as well', () => {
  const { files, shared, locales } = shipped({
    'site.json': {
      code: 'acme',
      extends: 'base',
      hosts: ['acme.test'],
      languages: { items: { FR: { locale: 'fr', label: 'Français' } }, order: ['EN', 'TY', 'FR'] },
    },
    'locales/FR.json': { 'nav.home': 'Accueil' },
  })
  expect(files).toEqual([])
  const { texts, byPart } = shared.find((each) => each.byPart.includes('-FR-')) ?? { texts: {} }
  expect(locales['FR']).toEqual({ byPart })
  expect(texts).toMatchObject({ 'nav.home': 'Accueil', 'nav.help': 'nav.help of {{brand}}' })
})
