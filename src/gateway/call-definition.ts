import type { ValidateFunction } from 'ajv'
import type { CallName } from './endpoints'

/** Request and response of a call, as its schema says. */
export interface CallTypes {
  readonly request: object
  readonly response: unknown
}

export interface CallDefinition<T extends CallTypes> {
  readonly name: CallName
  readonly isAnswer: (value: unknown) => value is T['response']
  /** The answer holds texts for people, so another language needs another answer. */
  readonly hasTexts: boolean
}

/** Ties a row of the endpoint table to the types and the validator that come from its schema. */
export function defineCall<T extends CallTypes>(
  name: CallName,
  validate: ValidateFunction,
  { hasTexts = false } = {},
): CallDefinition<T> {
  return { name, hasTexts, isAnswer: (value): value is T['response'] => validate(value) }
}
