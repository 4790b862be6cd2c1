import { expect, it } from 'vitest'
import { merchantBlocksModule } from '@/tools/schema/merchant-blocks-module'
import { ownBlockAt, partPath } from './part-path'

it('finds a merchant’s own block in its folder, and every other part in src', () => {
  expect(partPath('blocks', 'card-grid', '.tsx')).toBe('src/site/blocks/card-grid/card-grid.tsx')
  expect(partPath('blocks', 'acme/ticker', '.tsx')).toBe('merchants/acme/blocks/ticker/ticker.tsx')
})

it('names an own block by its schema alone', () => {
  expect(ownBlockAt('merchants/acme/blocks/ticker/ticker.schema.json')).toBe('acme/ticker')
  expect(ownBlockAt('merchants/acme/blocks/ticker/other.schema.json')).toBeUndefined()
  expect(ownBlockAt('src/site/blocks/card-grid/card-grid.schema.json')).toBeUndefined()
})

it('writes a line of the registry for each own block', () => {
  expect(merchantBlocksModule(['acme/odds-ticker'])).toContain(
    "'acme/odds-ticker': () => import('../../../merchants/acme/blocks/odds-ticker/odds-ticker').then((part) => part.OddsTicker),",
  )
})
