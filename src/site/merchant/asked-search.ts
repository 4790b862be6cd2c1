const asked = new WeakMap<object, string>()

/**
 * What the address is to say after a change. The router draws a new address a moment after it was asked for, and two
 * choices may come before that: the second one begins from what the first one asked for. `location` is the router's
 * own object, which is another one once the address is drawn.
 */
export function askedSearch(location: { readonly search: string }, changed: (search: string) => string): string {
  const search = changed(asked.get(location) ?? location.search)
  asked.set(location, search)
  return search
}
