import type { ValidateFunction } from 'ajv'
import { defineCall, type CallDefinition, type CallTypes } from '@/gateway/call-definition'
import { endpoints, type CallName } from '@/gateway/endpoints'
import * as requestChecks from '@/generated/validate-request.js'
import { answeredCalls } from '@/sandbox/answered-calls'
import { readSchemaFiles } from '@/schema/schema-files'
import { exampleRequest } from './example-request'

/** A row of the endpoint table as a site would make the call. */
export interface Contract {
  readonly call: CallDefinition<CallTypes>
  readonly request: object
  /** The sandbox has an answer. It refuses the rest of the table in a sentence. */
  readonly isAnswered: boolean
}

/** Answered in plain text to who measures how long it takes; the gateway's client does not make it. */
type MeasuredCall = 'ping'

const { ping: _, ...rows } = endpoints
const schemas = readSchemaFiles(process.cwd())
const answers = import.meta.glob<{ validate: ValidateFunction }>('/src/generated/answers/*.js')

/** No answer is right where no schema says what one looks like. */
const nothing = Object.assign(() => false, { errors: null }) as unknown as ValidateFunction

/** Every row, of which no list is kept: a new one is here by being in the endpoint table. */
export const contracts = (Object.keys(rows) as Exclude<CallName, MeasuredCall>[]).map(contractOf)

function contractOf(name: Exclude<CallName, MeasuredCall>): Contract {
  const answered = answeredCalls[name]
  const row = { ...endpoints[name], name }
  if (answered === undefined) {
    return { call: defineCall(row, () => Promise.resolve({ validate: nothing })), request: {}, isAnswered: false }
  }
  const schemaName = Object.entries(requestChecks).find(([, check]) => check === answered.validate)?.[0] ?? name
  const loadValidator = answers[`/src/generated/answers/${schemaName}.js`]
  const schema = schemas.get(`schemas/gateway/${kebab(schemaName)}.schema.json`)
  if (loadValidator === undefined || schema === undefined) throw new Error(`no schema describes ${name}`)
  const { request } = schema['properties'] as { request: object }
  return { call: defineCall(row, loadValidator), request: exampleRequest(request as never), isAnswered: true }
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
