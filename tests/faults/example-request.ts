import fc from 'fast-check'
import type { Schema } from '@/engine/schema/schema-files'

/** A device whose keys are those of the examples of RFC 8291. */
const device = {
  endpoint: 'https://web.push.apple.com/example',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const { p256dh: _, ...knownDevice } = device

/** Values by field name, where one generated from the schema would not pass the first validation. */
const knownFields: Readonly<Record<string, unknown>> = {
  username: 'demo_player',
  password: 'Demo1234!',
  email: 'demo_player@example.test',
  countryDialingCode: '+84',
  mobileNum: '901000001',
  mobileNo: '912345678',
  language: 'EN',
  terms: [{ period: 'daily', periodValidBet: 1, periodProfitLoss: 0, activeMembers: 1, rate: 0.001, betAmount: 0 }],
  agreements: [{ document: 'terms', version: '1.0', language: 'EN' }],
  ...knownDevice,
  old: knownDevice,
  subscription: device,
  publicKey: device.p256dh,
  // Not offered by the site, because self-exclusion would refuse all further calls for a day.
  days: 2,
}

interface ObjectSchema extends Schema {
  readonly oneOf?: readonly ObjectSchema[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** A request that is valid by its schema: the first branch of each union, and only the required fields. */
export function exampleRequest({ oneOf: [choice] = [], required = [], properties = {} }: ObjectSchema): object {
  if (choice !== undefined) return exampleRequest(choice)
  return Object.fromEntries(required.map((name) => [name, knownFields[name] ?? exampleValue(properties[name] ?? {})]))
}

function exampleValue(schema: Schema): unknown {
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown
  switch (schema['type']) {
    case 'string':
      return exampleText(schema)
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1
    case 'boolean':
      return true
    case 'array':
      return [exampleValue(schema['items'] as Schema)]
    case 'object':
      return exampleRequest(schema)
    default:
      throw new Error(`no example for a field of the schema ${JSON.stringify(schema)}`)
  }
}

function exampleText({ pattern, minLength = 1 }: Schema): string {
  if (typeof pattern !== 'string') return 'x'.repeat(minLength as number)
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })
  return text
}
