/** The label of a place: `defaultLanguage` becomes Default language. Names with other characters are kept. */
export function labelOf(path: readonly (string | number)[]): string {
  const last = path.at(-1)
  if (last === '$value') return labelOf(path.slice(0, -1))
  if (last === '$description') return 'Note'
  if (typeof last === 'number') return `${last + 1}`
  return nameOf(last ?? '')
}

export function nameOf(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(key)) return key
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
