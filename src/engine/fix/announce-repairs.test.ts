import { expect, it } from 'vitest'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { loadMerchants } from '@/engine/folder/load-merchants'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import { minimalTemplate } from '@/engine/testing/minimal-template'
import type { Files } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { announceRepairs } from './announce-repairs'
import { fixMerchants } from './fix-merchants'

const home = (action: object): object => ({ 'menus.json': { side: { items: { home: { action } } } } })
const site = (more: object): object => ({ 'site.json': { ...(acme['site.json'] as object), ...more } })

it.each<[what: string, files: object, isMended: boolean]>([
  ['an action in another case, beside an inherited key that it does not take', home({ action: 'signout' }), false],
  ['an action that is misspelt, and whose keys stay', home({ action: 'navigaet' }), true],
  ['a host that stands there already, in another case', site({ hosts: ['acme.test', 'Acme.test'] }), false],
  ['a host in another case', site({ hosts: ['Acme.test'] }), true],
  ['a brand that becomes a template', site({ template: 'true' }), false],
  ['a brand that becomes none', site({ template: 'false' }), true],
  ['the version in quotes', site({ schemaVersion: '2' }), true],
])('offers the repair of %s as --fix makes it', (_, files, isMended) => {
  const set = loadMerchants(
    merchantsRoot(writeMerchants({ acme: { ...acme, ...(files as Files) } }, minimalTemplate())),
  )
  const { diagnostics } = announceRepairs(set, checkLoaded(set))
  expect(diagnostics.length).toBeGreaterThan(0)
  expect(diagnostics.some(({ fixes }) => fixes.length > 0)).toBe(isMended)
  expect(fixMerchants(set).files.length > 0).toBe(isMended)
})
