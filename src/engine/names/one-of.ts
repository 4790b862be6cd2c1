/** Lists the valid names, or says it in other words if there are none. */
export function oneOf(names: readonly string[], nothing: string): string {
  return names.length === 0 ? nothing : `one of ${names.join(', ')}`
}
