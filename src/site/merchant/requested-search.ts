const asked = new WeakMap<object, string>()

/**
 * The query after a change. The router updates the address a moment after a navigation, and a second change may come
 * before that, so it is applied to the query that the first one requested. `location` is the router's own object, which
 * is replaced once the address is updated.
 */
export function requestedSearch(location: { readonly search: string }, changed: (search: string) => string): string {
  const search = changed(asked.get(location) ?? location.search)
  asked.set(location, search)
  return search
}
