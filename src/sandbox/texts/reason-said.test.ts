import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages } from './messages'
import { reasonSaid } from './reason-said'
import type { Texts } from './texts'

const texts = { say: (key: string) => `<${key}>` } as Texts

it('what the schema says where staff gave no reason is said in the language of the call', () => {
  const { properties } = JSON.parse(readFileSync('schemas/gateway/sandbox-act.schema.json', 'utf8')) as {
    properties: { reason: { default: string } }
  }
  expect(properties.reason.default).toBe(messages.en.not_carried_out)
  expect(reasonSaid(texts, properties.reason.default)).toBe('<not_carried_out>')
})

it('what staff wrote is left as it is', () => {
  expect([reasonSaid(texts, 'The slip cannot be read.'), reasonSaid(texts, null)]).toEqual([
    'The slip cannot be read.',
    null,
  ])
})
