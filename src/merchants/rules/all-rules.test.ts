import { describe, expect, it } from 'vitest'
import { acme, writeMerchants } from '@/merchants/testing/write-merchants'
import { checkMerchants } from '@/merchants/check-merchants'
import { allRules } from './all-rules'
import type { ExampleFiles } from './rule'
import { rulesPage } from './rules-page'

const other = { 'site.json': { code: 'other', name: 'Other', extends: 'base', hosts: ['other.test'] } }

function codesOf(files: ExampleFiles): string[] {
  const dir = writeMerchants({ acme: { ...acme, ...files }, other })
  return [...new Set(checkMerchants(dir).diagnostics.map(({ code }) => code))]
}

describe.each(allRules.map((rule) => [rule.code, rule] as const))('%s', (code, { docs }) => {
  it('reports its bad example, and no other rule does', () => {
    expect(codesOf(docs.bad)).toEqual([code])
  })

  it('has nothing against its good example', () => {
    expect(codesOf(docs.good)).toEqual([])
  })
})

it('gives each rule a code of its own', () => {
  expect(new Set(allRules.map(({ code }) => code)).size).toBe(allRules.length)
})

it('explains every rule in src/merchants/rules/rules.md', async () => {
  await expect(rulesPage(allRules)).toMatchFileSnapshot('./rules.md')
})
