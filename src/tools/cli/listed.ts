/** The first names, and how many more there are. */
export function listed(names: readonly string[], most: number): string {
  const rest = names.length - most
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ')
}
