/** Title and content of a message in each language of the merchant, by language code. */
export type MessageWords = Readonly<Record<string, { readonly title: string; readonly content: string }>>

/** Serialises the words for the database. */
export const wordsOf = (words: MessageWords | undefined): string | null =>
  words === undefined ? null : JSON.stringify(words)
