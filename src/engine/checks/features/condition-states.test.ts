import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { conditionWords } from './condition-states'

interface Conditions {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>
}

const { properties } = JSON.parse(readFileSync('schemas/common/condition.schema.json', 'utf8')) as Conditions

it.each(Object.entries(conditionWords))('knows each word that a condition may say of %s, and no other', (key, words) =>
  expect(properties[key]?.enum).toEqual(words),
)
