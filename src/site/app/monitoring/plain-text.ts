/** Longest message, and longest stack, in characters. */
const most = { message: 200, stack: 2000 }

/**
 * The message of an error without what may tell a person: quoted words, e-mail addresses, long numbers and the queries
 * of addresses.
 */
export function plainMessage(message: string): string {
  return message
    .replace(/([?#])[^\s"'`)]*/g, '$1…')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d{4,}/g, '…')
    .slice(0, most.message)
}

/** The places of a stack: file, line and column of each, without the message that browsers put before them. */
export function plainStack(stack: string): string {
  const places = stack.match(/[^\s(@]+:\d+:\d+/g) ?? []
  return places
    .map((place) => place.replace(/[?#][^:]*/, ''))
    .join('\n')
    .slice(0, most.stack)
}
