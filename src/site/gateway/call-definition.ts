import type { ValidateFunction } from 'ajv'
import type { CallName, Endpoint } from '@/contract/endpoints/endpoints'

/** Types of a call's request and response, generated from its schema. */
export interface CallTypes {
  readonly request: object
  readonly response: unknown
}

export interface CallDefinition<T extends CallTypes> {
  readonly name: CallName
  readonly endpoint: Endpoint
  /** The answer contains texts for players, so it depends on the language. */
  readonly hasTexts: boolean
  /** Key in session storage for the answer, where the specification asks for it to be kept (2 §7). */
  readonly keptAs?: string | undefined
  /** Loads the function that validates an answer against the call's schema. */
  readonly loadCheck: () => Promise<AnswerCheck<T['response']>>
}

export interface AnswerCheck<Response> {
  isAnswer(value: unknown): value is Response
  /** JSON pointer to where the value that was validated last does not match its schema. */
  failedAt(): string
}

/**
 * Connects a row of the endpoint table with the types and the validator generated from its schema. The validator is
 * lazy-loaded while the request is on its way, so that no page waits for it.
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
