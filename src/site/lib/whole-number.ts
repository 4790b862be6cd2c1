/** Parses a positive whole number from a URL; undefined beyond JavaScript's safe integers. */
export function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Parses a page number from a URL: 1 where it is missing, invalid, or a billion and more. */
export function parsePageNumber(text: string | null): number {
  const number = parseWholeNumber(text) ?? 1
  return number < 1e9 ? number : 1
}
