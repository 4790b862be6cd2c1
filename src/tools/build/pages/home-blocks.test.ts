import { expect, test } from 'vitest'
import { writeFiles } from '@/engine/testing/write-files'
import { acme, writeMerchants } from '@/engine/testing/write-merchants'
import { homeBlocks } from './home-blocks'

test('which blocks travel together follows from the template alone', () => {
  const home = { sections: { faq: { block: 'winner-board' } }, order: ['faq'] }
  const before = homeBlocks(writeMerchants({}))
  expect(before.first).toContain('site-header')
  expect(homeBlocks(writeMerchants({ acme: { ...acme, 'routes.json': { pages: { home } } } }))).toEqual(before)
})

test('a block of the template’s first screen is not among those below it', () => {
  const { first, lower } = homeBlocks('merchants')
  expect(first.filter((block) => lower.includes(block))).toEqual([])
  expect(lower).toContain('responsible-play')
})

test('a template with problems stops the build', () => {
  const dir = writeMerchants({})
  writeFiles(dir, { 'base/menus.json': '{' })
  expect(() => homeBlocks(dir)).toThrow('no sound template base')
})
