/** Questions to the person at the terminal. Each ends with an answer without a problem, or throws `Cancelled`. */
export interface Prompts {
  text(question: TextQuestion): Promise<string>
  chooseOne(question: Choice): Promise<string>
  chooseSeveral(question: Choice): Promise<string[]>
}

export interface TextQuestion {
  readonly message: string
  /** Shown while nothing is written. */
  readonly example?: string
  /** The answer of a person who writes nothing. */
  readonly initial?: string
  readonly problem: (answer: string) => string | undefined
}

/** The first option is the one that is taken when the person chooses none. */
export interface Choice {
  readonly message: string
  readonly options: readonly { readonly value: string; readonly hint?: string }[]
}

/** The person went away from a question. */
export class Cancelled extends Error {}
