/**
 * Rewrites a pattern to be case-insensitive without the flag i, which a schema's pattern cannot have. Letters in
 * escapes and group names are left unchanged.
 */
export function ignoreCase(source: string): string {
  const part =
    /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|.)|\(\?<[A-Za-z]\w*>|\[(?:[^\]\\]|\\.)*\]|[A-Za-z]/gs
  return source.replace(part, (found) => {
    if (found.startsWith('[')) return eitherCaseClass(found)
    return /^[A-Za-z]$/.test(found) ? `[${found.toLowerCase()}${found.toUpperCase()}]` : found
  })
}

function eitherCaseClass(source: string): string {
  const item = /\\(?:u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|.)|[a-z]-[a-z]|[A-Z]-[A-Z]|[A-Za-z]/gs
  return source.replace(item, (found) => (found.startsWith('\\') ? found : found.toLowerCase() + found.toUpperCase()))
}
