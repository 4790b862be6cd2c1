/** Interactive prompts. Each returns a valid answer, or throws `Cancelled`. */
export interface Prompts {
  text(question: TextQuestion): Promise<string>
  chooseOne(question: Choice): Promise<string>
  chooseSeveral(question: Choice): Promise<string[]>
}

export interface TextQuestion {
  readonly message: string
  /** A placeholder, shown while the input is empty. */
  readonly example?: string
  /** The default answer to an empty input. */
  readonly initial?: string
  readonly problem: (answer: string) => string | undefined
}

/** The first option is the default. */
export interface Choice {
  readonly message: string
  readonly options: readonly { readonly value: string; readonly hint?: string }[]
}

/** The user cancelled a prompt. */
export class Cancelled extends Error {}
