import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notCarriedOut, reasonSaid } from './reason-said'

it('what the schema says where staff gave no reason is said in the language of the call', () => {
  const { properties } = JSON.parse(readFileSync('schemas/gateway/sandbox-act.schema.json', 'utf8')) as {
    properties: { reason: { default: string } }
  }
  expect(properties.reason.default).toBe(notCarriedOut.en)
  expect(reasonSaid({ spoken: 'vi' }, properties.reason.default)).toBe(notCarriedOut.vi)
  expect(reasonSaid({ spoken: 'de' }, properties.reason.default)).toMatch(/Kundenservice/)
})

it('what staff wrote is left as it is', () => {
  const reasons = ['The slip cannot be read.', null]
  expect(reasons.map((reason) => reasonSaid({ spoken: 'vi' }, reason))).toEqual(reasons)
})
