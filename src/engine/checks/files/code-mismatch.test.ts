import { expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { writeMerchants } from '@/engine/testing/write-merchants'

const site = { code: 'acme', name: 'Acme', extends: 'base', hosts: ['acme.test'] }

it.each([
  ['Neu', 'neu'],
  ['acme copy', 'acme-copy'],
  ['acme.bak', 'acme-bak'],
  ['Bản sao', 'ban-sao'],
])('says of a folder called "%s" that no code can be called so, and how it may be', (folder, like) => {
  const { diagnostics } = checkMerchants(writeMerchants({ [folder]: { 'site.json': site } }))
  expect(diagnostics.map(({ code, suggestions }) => [code, suggestions])).toEqual([['code-mismatch', []]])
  expect(diagnostics[0]?.message).toMatch(/^the folder is called ".*", which cannot be a code: it takes 2 to 32/)
  expect(diagnostics[0]?.expected).toBe(`another name for the folder, such as ${like}, and that as the code`)
})
