import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { writeMerchants } from '@/engine/testing/write-merchants'

it.each([
  'assets',
  'nginx',
  'static',
  'wps',
  'lgw',
  'lotto',
  'sandbox',
  'brand',
  'games',
  'www',
  'api',
  'localhost',
  'con',
  'lpt1',
  'acme-',
])('refuses a merchant that is called %s, at its code', (code) => {
  const site = `{\n  "code": "${code}",\n  "extends": "base",\n  "hosts": ["acme.test"]\n}`
  const { merchants, diagnostics } = checkMerchants(writeMerchants({ [code]: { 'site.json': site } }))
  expect(merchants).toEqual([])
  expect(diagnostics).toMatchObject([
    { code: 'code-reserved', file: `${code}/site.json`, range: { start: { line: 2, column: 11 } } },
  ])
})

it('says a name that nobody can have once, whichever of folder and file has it', () => {
  const site = { code: 'acme', extends: 'base', hosts: ['acme.test'] }
  const { diagnostics } = checkMerchants(writeMerchants({ static: { 'site.json': site } }))
  expect(diagnostics.map(({ code }) => code)).toEqual(['code-reserved'])
})
