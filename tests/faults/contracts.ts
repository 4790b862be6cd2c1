import type { ValidateFunction } from 'ajv'
import { defineCall, type CallDefinition, type CallTypes } from '@/site/gateway/call-definition'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { requestSchema, schemaNameOf } from './call-schemas'
import { exampleRequest } from './example-request'

/** A row of the endpoint table as a site would call it. */
export interface Contract {
  readonly call: CallDefinition<CallTypes>
  readonly request: object
}

/** Answers in plain text to measure latency; the gateway's client does not call it. */
type MeasuredCall = 'ping'

const { ping: _, ...rows } = endpoints
const answers = import.meta.glob<{ validate: ValidateFunction }>('/src/contract/generated/answers/*.js')

/** Every row: derived from the endpoint table, so that a new one is included. */
export const contracts = (Object.keys(rows) as Exclude<CallName, MeasuredCall>[]).map(contractOf)

function contractOf(name: Exclude<CallName, MeasuredCall>): Contract {
  const loadValidator = answers[`/src/contract/generated/answers/${schemaNameOf(name)}.js`]
  if (loadValidator === undefined) throw new Error(`no schema describes ${name}`)
  return {
    call: defineCall({ ...endpoints[name], name }, loadValidator),
    request: exampleRequest(requestSchema(name)),
  }
}
