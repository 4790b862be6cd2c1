const words: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['1', 'true', 't', 'yes', 'y', 'on', 'enabled', 'enable'].map((word) => [word, true])),
  ...Object.fromEntries(
    ['', '0', 'false', 'f', 'no', 'n', 'off', 'disabled', 'disable', 'null'].map((word) => [word, false]),
  ),
}

/** Parses a flag as servers write it, in any case: true, 1, "Y", "on"; null is off. Undefined for what is neither. */
export function readFlag(raw: unknown): boolean | undefined {
  if (raw === null || raw === undefined) return false
  if (typeof raw === 'boolean') return raw
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const word = String(raw).trim().toLowerCase()
  return Object.hasOwn(words, word) ? words[word] : undefined
}
