import { expect, it } from 'vitest'
import { isJsonObject, type JsonObject } from '@/contract/json/json-value'
import { checkBrand } from '@/engine/testing/write-merchants'
import { configFiles } from './config-files'
import { schemaChecks } from '@/engine/checks/schema/schema-checks'
import { schemaOf, someNode } from './schema-node'

it.each([
  [0, 'more than 0'],
  [0.005, 'a multiple of 0.01'],
])('refuses an amount of %d to choose: it must be %s', (amount, expected) => {
  const { diagnostics } = checkBrand({ 'panels.json': { member: { deposit: { presets: [amount] } } } })
  expect(diagnostics.map(({ code, pointer, ...said }) => [code, pointer, said.expected])).toEqual([
    ['wrong-value', '/member/deposit/presets/0', expected],
  ])
})

/** Keywords that describe, or refer to other schemas, and reject nothing themselves. */
const silent = [
  ...['$schema', '$id', 'title', 'description', 'default', 'examples', 'enumDescriptions', 'definitions'],
  ...['properties', 'items', 'oneOf', '$ref'],
]

function schemasOfBrands(): JsonObject[] {
  const found: JsonObject[] = []
  for (const file of [...configFiles, 'locale'] as const)
    someNode(schemaOf(file), ({ schema }) => {
      found.push(schema as JsonObject)
      if (isJsonObject(schema['propertyNames'])) found.push(schema['propertyNames'])
      return false
    })
  return found
}

it('has a check for every keyword of the schemas that can refuse something', () => {
  const claimed = schemaChecks.flatMap(({ keywords }) => keywords)
  const used = new Set(schemasOfBrands().flatMap((schema) => Object.keys(schema)))
  const refusing = [...used].filter((keyword) => !keyword.startsWith('x-') && !silent.includes(keyword))
  expect(refusing.length).toBeGreaterThan(15)
  expect(refusing.filter((keyword) => !claimed.includes(keyword))).toEqual([])
})

it('has an example of its form beside every pattern, to say it in words', () => {
  const without = schemasOfBrands().filter(({ pattern, examples }) => {
    if (typeof pattern !== 'string') return false
    const shape = new RegExp(pattern)
    return (
      !Array.isArray(examples) ||
      examples.length === 0 ||
      !examples.every((each) => typeof each === 'string' && shape.test(each))
    )
  })
  expect(without.map(({ pattern, description }) => [pattern, description])).toEqual([])
})
