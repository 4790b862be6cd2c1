/** Memoises a function by a text, for as long as the returned function lives. */
export function memoiseByText<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>()
  return (text) => {
    const found = known.get(text) ?? { result: work(text) }
    known.set(text, found)
    return found.result
  }
}
