/**
 * The same work, done once for each object, however often it is asked for. The object must never change, and what else
 * is given must be the same each time.
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
