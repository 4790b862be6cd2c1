import { expect, it, vi } from 'vitest'
import { pageEmpty } from '@/engine/checks/pages/page-empty'
import { writeMerchants } from '@/engine/testing/write-merchants'
import type { Files } from '@/engine/testing/write-files'
import { checkMerchants } from './check-merchants'

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'

const site = (code: string) => ({ code, name: `Name of ${code}`, extends: 'base', hosts: [`${code}.test`] })

/** A brand that has a picture of its own. */
const brand = (code: string, files: Files = {}): Files => ({
  'site.json': site(code),
  'theme.json': { assets: { logo: { src: 'mark.svg' } } },
  'assets/mark.svg': picture,
  ...files,
})
function found(brands: Readonly<Record<string, Files>>): string[] {
  return checkMerchants(writeMerchants(brands)).diagnostics.map(
    ({ code, file }) => `${code} ${file.replace(/.*\/(?=\w+\/)/, '')}`,
  )
}

it('checks brands once that differ in nothing but code, name and hosts', () => {
  const inspect = vi.spyOn(pageEmpty, 'inspect')
  const brands = ['able', 'bond', 'curb'].map((code) => [code, brand(code)] as const)
  expect(found(Object.fromEntries(brands))).toEqual([])
  // The template, and the first of the brands.
  expect(inspect).toHaveBeenCalledTimes(2)
})

it('asks a brand like a sound one for all that is its own', () => {
  const odd = { ...site('curb'), name: '<b>Curb</b>' }
  const { 'assets/mark.svg': _, ...without } = brand('bond')
  expect(found({ able: brand('able'), bond: without, curb: brand('curb', { 'site.json': odd }) })).toEqual([
    'asset-missing bond/theme.json',
    'name-odd curb/site.json',
  ])
})

it('asks a brand about a link to the host of one that is otherwise like it', () => {
  const link = (code: string) =>
    brand(code, { 'site.json': { ...site(code), contact: { address: 'https://able.test/help' } } })
  expect(found({ able: link('able'), bond: link('bond') })).toEqual(['host-not-allowed bond/site.json'])
})

it('asks a brand about a link in its texts to the host of one that is otherwise like it', () => {
  const linked = (code: string) => brand(code, { 'locales/EN.json': { 'page.text': '[Help](https://able.test/help)' } })
  expect(found({ able: linked('able') })).toEqual([])
  expect(found({ able: linked('able'), bond: linked('bond') })).toEqual(found({ bond: linked('bond') }))
})

it('does not take a brand for sound that is like a faulty one', () => {
  const open = { 'routes.json': { pages: { help: { sections: { text: null }, order: [] } } } }
  const both = found({ able: brand('able', open), bond: brand('bond', open) })
  expect(both.length).toBeGreaterThan(1)
  expect(both.filter((each) => each.includes(' bond/')).map((each) => each.replace('bond/', 'able/'))).toEqual(
    both.filter((each) => each.includes(' able/')),
  )
})
