import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'

const site = (schemaVersion: number): Files => ({
  'site.json': { schemaVersion, ...(acme['site.json'] as object) },
})

const template = minimalTemplate()
const oldTemplate: Files = { ...template, 'site.json': { ...(template['site.json'] as object), schemaVersion: 1 } }

function problemsOf(brand: Files, base: Files = template): string[] {
  const dir = writeMerchants({ acme: { ...acme, ...brand } }, base)
  return checkMerchants(dir).diagnostics.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)
}

it('says of a brand of an older format just that, whatever its keys are', () => {
  const files = { ...site(1), 'theme.json': { assets: { favicon: 'x.svg' } }, 'menus.json': { sides: {} } }
  expect(problemsOf(files)).toEqual(['schema-outdated acme/site.json /schemaVersion'])
})

it('says it once for a template and not for the brands that extend it', () => {
  expect(problemsOf({}, oldTemplate)).toEqual(['schema-outdated base/site.json /schemaVersion'])
  expect(problemsOf(site(2), oldTemplate)).toEqual(['schema-outdated base/site.json /schemaVersion'])
})

it('leaves no brand of an outdated template to be served', () => {
  const dir = writeMerchants({ acme }, oldTemplate)
  expect(checkMerchants(dir)).toMatchObject({ merchants: [], templates: [] })
})

it('does not read a newer format', () => {
  expect(problemsOf(site(3))).toEqual(['schema-newer acme/site.json /schemaVersion'])
})

it('still says what is no JSON', () => {
  expect(problemsOf({ ...site(1), 'menus.json': 'nothing' })).toEqual([
    'syntax-error acme/menus.json ',
    'schema-outdated acme/site.json /schemaVersion',
  ])
})
