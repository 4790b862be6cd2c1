import { expect, test } from 'vitest'
import { allSchemas } from '@/engine/schema/all-schemas'
import type { SchemaFiles } from '@/engine/schema/schema-files'
import { assertForBrowsers, serverOnlyValues } from './server-only'

const server = { 'x-visibility': 'server' }
const schemas: SchemaFiles = new Map([
  [
    'a/main.schema.json',
    {
      properties: { secret: server, open: {}, other: { $ref: 'other.schema.json#/definitions/part' } },
      additionalProperties: { items: { properties: { note: server } } },
      oneOf: [
        { properties: { kind: { const: 'one' }, hidden: server } },
        { properties: { kind: { const: 'two' }, hidden: {} } },
      ],
    },
  ],
  ['a/other.schema.json', { definitions: { part: { properties: { key: server } } } }],
])
const found = (value: unknown) => serverOnlyValues(schemas, 'a/main.schema.json', value)

test('a marked value is found where it stands', () => {
  expect(found({ open: 1, secret: 2 })).toEqual(['/secret'])
  expect(found({ other: { key: 1 } })).toEqual(['/other/key'])
  expect(found({ list: [{}, { note: 'x' }] })).toEqual(['/list/1/note'])
})

test('a union counts by the branch that its constant names', () => {
  expect(found({ kind: 'one', hidden: 1 })).toEqual(['/hidden'])
  expect(found({ kind: 'two', hidden: 1 })).toEqual([])
})

test('what the merchant schemas mark does not pass', () => {
  const files = allSchemas(process.cwd())
  const boot = (site: object, flag: object) => ({
    site,
    features: { flags: { PTSYS3: flag } },
    texts: { 'nav.home': 'Home' },
  })
  expect(() => assertForBrowsers(files, boot({ code: 'north' }, { default: true }))).not.toThrow()
  expect(() => assertForBrowsers(files, boot({ sandbox: {} }, { meaning: 'points' }))).toThrow(
    'site/sandbox, features/flags/PTSYS3/meaning',
  )
})
