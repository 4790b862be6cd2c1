import { expect, it } from 'vitest'
import { cloneJson, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isShared } from '@/contract/json/shared-parts'
import { loadMerchants } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'
import { checkMerchants } from './check-merchants'
import { Examiner } from './examine'

const brand = (code: string, files: Files = {}): Files => {
  const site = acme['site.json'] as JsonObject
  return { ...acme, 'site.json': { ...site, code, name: `Name of ${code}`, hosts: [`${code}.test`] }, ...files }
}
const menus = minimalTemplate()['menus.json'] as JsonObject
const changed = { side: { order: ['help', 'home'] } }

/** The merged menus of brands, by their code; the first one is the template's. */
function menusOf(brands: Readonly<Record<string, Files>>): (JsonValue | undefined)[] {
  const { folders } = loadMerchants(merchantsRoot(writeMerchants(brands, minimalTemplate())))
  const examiner = new Examiner(folders)
  return ['base', ...Object.keys(brands)].map(
    (code) => examiner.examine(folders.get(code) as MerchantFolder).draft.config.menus,
  )
}

/** How many objects of some data a validator has yet to judge: it skips what is shared. */
function toJudge(value: JsonValue | undefined): number {
  if (typeof value !== 'object' || value === null || isShared(value)) return 0
  const inner: JsonValue[] = isJsonObject(value) ? Object.values(value) : value
  return 1 + inner.reduce<number>((sum, each) => sum + toJudge(each), 0)
}

it('does not judge again what equals the template’s: a validator skips each part that it writes', () => {
  const same = { $schema: './.schemas/menus.schema.json', ...cloneJson(menus) }
  const [ofTemplate, ofBrand] = menusOf({ acme: brand('acme', { 'menus.json': same }) })
  for (const key of Object.keys(menus)) expect(toJudge((ofBrand as JsonObject)[key])).toBe(0)
  expect(ofBrand).toEqual(ofTemplate)
  const [whole, very] = menusOf({ acme: brand('acme', { 'menus.json': cloneJson(menus) }) })
  expect(very).toBe(whole)
})

it('judges a file once that two brands have alike, and once more for a third that differs', () => {
  const files = { 'menus.json': changed }
  const other = { 'menus.json': { side: { order: ['home', 'help'] } } }
  const [, first, second, third] = menusOf({
    acme: brand('acme', files),
    bond: brand('bond', files),
    curb: brand('curb', other),
  })
  expect(second).toBe(first)
  expect(toJudge(second)).toBe(0)
  expect(third).not.toBe(first)
  expect(toJudge(third)).toBeGreaterThan(0)
})

it('judges a part once of files that differ elsewhere', () => {
  const header = { order: ['login'] }
  const [, first, second] = menusOf({
    acme: brand('acme', { 'menus.json': { side: changed.side } }),
    bond: brand('bond', { 'menus.json': { side: changed.side, header } }),
  })
  expect((second as JsonObject)['side']).toBe((first as JsonObject)['side'])
})

it('tells every brand of a mistake that several of them make alike', () => {
  const wrong = { 'menus.json': { side: { items: { home: { label: 'nav.hmoe' } } } } }
  const codes = ['acme', 'bond', 'curb']
  const dir = writeMerchants(Object.fromEntries(codes.map((code) => [code, brand(code, wrong)])), minimalTemplate())
  const found = checkMerchants(dir).diagnostics.map(({ code, merchant }) => `${merchant} ${code}`)
  expect(found.toSorted()).toEqual(codes.map((code) => `${code} text-missing`))
})

it('looks up the names in alike files for each brand: what one of them removes is missing there alone', () => {
  const files = { 'menus.json': { side: { items: { home: { label: 'nav.help' } } } } }
  const gone = { ...files, 'locales/EN.json': { 'nav.help': null }, 'locales/TY.json': { 'nav.help': null } }
  const dir = writeMerchants(
    { acme: brand('acme', files), bond: brand('bond', files), curb: brand('curb', gone) },
    minimalTemplate(),
  )
  const found = checkMerchants(dir).diagnostics.map(({ code, merchant }) => `${merchant} ${code}`)
  expect(new Set(found)).toEqual(new Set(['curb text-missing']))
})
