import { expect, it } from 'vitest'
import type { Schema } from '@/engine/schema/schema-files'

const schemas = import.meta.glob<Schema>('/schemas/gateway/*.schema.json', { eager: true, import: 'default' })

/** The paging fields of requests, with their maximum. */
const pages = Object.entries(schemas).flatMap(([file, { properties = {} }]) => {
  const { properties: asked = {} } = (properties as Record<string, Schema>)['request'] ?? {}
  const named = asked as Record<string, Schema>
  return ['pageNo', 'pageSize'].flatMap((name) =>
    name in named ? [[file, name, named[name]?.['maximum']] as const] : [],
  )
})

it('lists are paged', () => expect(pages.length).toBeGreaterThan(20))

it.each(pages)('%s: %s has an end', (_, __, maximum) => {
  expect(maximum).toBeLessThanOrEqual(100_000)
})
