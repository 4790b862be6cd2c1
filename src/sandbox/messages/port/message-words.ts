import type { Message } from '@/sandbox/messages/messages'

/** As they are kept. */
export const wordsOf = (words: Message['words']): string | null => (words === undefined ? null : JSON.stringify(words))
