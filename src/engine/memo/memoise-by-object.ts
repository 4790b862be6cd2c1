/**
 * Memoises a function by its first argument, an object. The object must never change, and the other arguments must be
 * the same for each call with it.
 */
export function memoiseByObject<Key extends object, Others extends readonly unknown[], Result>(
  work: (key: Key, ...others: Others) => Result,
): (key: Key, ...others: Others) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return (key, ...others) => {
    const before = known.get(key)
    if (before !== undefined) return before.result
    const result = work(key, ...others)
    known.set(key, { result })
    return result
  }
}
