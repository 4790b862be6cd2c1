import type { ValidateFunction } from 'ajv'
import type { CallName, Endpoint } from '@/contract/endpoints/endpoints'

/** Request and response of a call, as its schema says. */
export interface CallTypes {
  readonly request: object
  readonly response: unknown
}

export interface CallDefinition<T extends CallTypes> {
  readonly name: CallName
  readonly endpoint: Endpoint
  /** The answer holds texts for people, so another language needs another answer. */
  readonly hasTexts: boolean
  /** Where session storage keeps its answer, for the calls that the specification says so of (2 §7). */
  readonly keptAs?: string | undefined
  /** Checks an answer against the schema of the call. */
  readonly loadCheck: () => Promise<AnswerCheck<T['response']>>
}

export interface AnswerCheck<Response> {
  isAnswer(value: unknown): value is Response
  /** Where the value last looked at is not what its schema says, as a JSON pointer. */
  failedAt(): string
}

/**
 * Ties a row of the endpoint table to the types and the validator that come from its schema.
 * The validator arrives while the call is on its way, so that no page waits for it.
 */
export function defineCall<T extends CallTypes>(
  endpoint: Endpoint & { readonly name: CallName },
  loadValidator: () => Promise<{ validate: ValidateFunction }>,
  { hasTexts = false, keptAs }: Partial<Pick<CallDefinition<T>, 'hasTexts' | 'keptAs'>> = {},
): CallDefinition<T> {
  return {
    name: endpoint.name,
    endpoint,
    hasTexts,
    keptAs,
    loadCheck: async () => answerCheck<T['response']>((await loadValidator()).validate),
  }
}

function answerCheck<Response>(validate: ValidateFunction): AnswerCheck<Response> {
  return {
    isAnswer: (value): value is Response => validate(value),
    failedAt: () => validate.errors?.[0]?.instancePath || '/',
  }
}
