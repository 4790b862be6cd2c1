/** Title and content of a message in each language of the merchant, by its code. */
export type MessageWords = Readonly<Record<string, { readonly title: string; readonly content: string }>>

/** The words as the database keeps them. */
export const wordsOf = (words: MessageWords | undefined): string | null =>
  words === undefined ? null : JSON.stringify(words)
