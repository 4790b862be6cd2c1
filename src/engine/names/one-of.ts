/** What would be right, by name; in other words where there is nothing to choose from. */
export function oneOf(names: readonly string[], nothing: string): string {
  return names.length === 0 ? nothing : `one of ${names.join(', ')}`
}
