import { describe, expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '@/contract/json/json-value'
import { schemaOf } from '@/engine/schema/schema-node'
import { checkMerchants, type CheckedMerchants } from './check-merchants'
import { acme, checkBrand, writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'

const site = acme['site.json'] as JsonObject
const values: readonly JsonValue[] = [null, true, false, 0, 2, '', ' ', 'base', 'acme', [], {}, ['base']]

/** What is served, and the errors that are told: a brand is one of both. */
function outcomeOf(files: Files) {
  return outcome(checkBrand(files))
}

function outcome({ merchants, templates, diagnostics }: CheckedMerchants) {
  const errors = diagnostics.filter(({ severity, merchant }) => severity === 'error' && merchant === 'acme')
  return { isServed: merchants.some(({ code }) => code === 'acme'), templates, errors }
}

describe('a brand is served, or an error says why not', () => {
  it.each([...schemaOf('site').properties.keys()])('whatever "%s" of site.json holds', (key) => {
    for (const value of values) {
      const { isServed, errors } = outcomeOf({ 'site.json': { ...site, [key]: value } })
      expect(isServed !== errors.length > 0, `${key}: ${JSON.stringify(value)}`).toBe(true)
    }
  })

  it.each(Object.keys(site))('where "%s" is left out', (key) => {
    const { [key]: _, ...rest } = site
    const { isServed, errors } = outcomeOf({ 'site.json': rest })
    expect(isServed !== errors.length > 0).toBe(true)
  })

  it.each(['extneds', 'Extends', 'tempalte', 'EXTENDS'])('where a key is written "%s"', (key) => {
    const { isServed, errors } = outcomeOf({ 'site.json': { ...site, [key]: key.startsWith('t') ? true : 'base' } })
    expect([isServed, errors.length]).toEqual([false, 1])
  })

  it.each<[what: string, files: Files]>([
    ['in another letter case', { 'Site.json': site }],
    ['with another ending', { 'site.jsonc': site }],
    ['as a list', { 'site.json': '[]' }],
    ['as null', { 'site.json': 'null' }],
    ['as nothing at all', { 'site.json': '' }],
  ])('where site.json stands there %s', (_, files) => {
    const { isServed, errors } = outcome(checkMerchants(writeMerchants({ acme: files })))
    expect([isServed, errors.length > 0]).toEqual([false, true])
  })
})

it('"extends": null is one error, at its place, with the template that there is', () => {
  const { errors } = outcomeOf({ 'site.json': { ...site, extends: null } })
  expect(errors.map(({ code, pointer, expected }) => [code, pointer, expected])).toEqual([
    ['template-unknown', '/extends', 'one of base'],
  ])
  expect(errors[0]?.message).toContain('null names no template: write the code of one')
})

it('"template": true says what it takes away, as an error', () => {
  const { errors, templates } = outcomeOf({ 'site.json': { ...site, template: true, hosts: ['acme.test', 'a.test'] } })
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    [
      'hosts-of-template',
      '"template": true takes acme off the air: a template is never served, and nobody reaches acme.test and a.test any more',
    ],
  ])
  expect(templates.map(({ code }) => code)).toEqual(['base'])
})

it('"template": null makes no template of a brand', () => {
  expect(outcomeOf({ 'site.json': { ...site, template: null } })).toMatchObject({ isServed: true, errors: [] })
})

it('a brand that forgot its template is told that alone', () => {
  const { extends: _, ...rest } = site
  const files = { 'site.json': rest, 'menus.json': { side: { order: ['help'] } } }
  const said = checkBrand(files).diagnostics.map(({ code, expected }) => [code, expected])
  expect(said).toEqual([['template-unknown', '"extends": "base"']])
})

it.each(['other', 'bsae', 'acme'])('"extends": "%s" is one message, whatever the brand’s files then lack', (code) => {
  const other = { 'site.json': { ...site, code: 'other', name: 'Other', hosts: ['other.test'] } }
  const menus = { side: { items: { help: { icon: 'star' } }, order: ['help'] }, header: { order: null } }
  const banners = { groups: { w_home: { autoplay: 4000 } } }
  const own = { ...acme, 'site.json': { ...site, extends: code }, 'menus.json': menus, 'banners.json': banners }
  const texts = { 'locales/EN.json': { 'nav.home': 'Start' } }
  expect(checkMerchants(writeMerchants({ acme: { ...own, ...texts }, other })).diagnostics).toHaveLength(1)
})
