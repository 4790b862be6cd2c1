/** A whole number from 1 on that an address holds, as far as JavaScript counts exactly. */
export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** A page of an address: the first where it holds none. No list has a billion of them. */
export function pageNumber(text: string | null): number {
  const number = wholeNumber(text) ?? 1
  return number < 1e9 ? number : 1
}
