/** Words that a map's entry interprets as its own parameters, unless they are escaped by a backslash. */
const mapWords = new Set(['default', 'hostnames', 'include', 'volatile'])

/** nginx reads no longer word, and does not start with a key for which its table has no room (`map_hash_bucket_size`). */
const longest = { word: 4090, key: 480 }

/**
 * A quoted string of an nginx configuration with exactly the value `text`. Throws for characters that cannot be quoted:
 * control characters, and `$`, which starts a variable; and for a text that is too long.
 */
export function quoted(text: string): string {
  const wrong = /[^ -#%-~]/.exec(text)
  if (wrong !== null)
    throw new Error(`${JSON.stringify(text)} cannot stand in an nginx configuration: ${JSON.stringify(wrong[0])}`)
  const word = `"${text.replace(/["\\]/g, '\\$&')}"`
  if (word.length > longest.word) throw tooLong(text, longest.word)
  return word
}

/** A `map` of exact values. nginx compares them without regard to case. */
export function exactMap(
  source: string,
  variable: string,
  fallback: string,
  entries: Iterable<readonly [string, string]>,
): string {
  return `map ${source} $${variable} {\n    default ${quoted(fallback)};\n${mapLines(entries)}}\n`
}

/** A `map` whose entries are in the files that a glob pattern matches. */
export function includedMap(source: string, variable: string, fallback: string, files: string): string {
  return `map ${source} $${variable} {\n    default ${quoted(fallback)};\n    include ${files};\n}\n`
}

/** The lines of a `map`. */
export function mapLines(entries: Iterable<readonly [string, string]>): string {
  return [...entries].map(([key, value]) => `    ${mapKey(key)} ${quoted(value)};\n`).join('')
}

/** Keys are names of hosts and merchants, or begin with a number, so none can be read as a regular expression. */
function mapKey(key: string): string {
  if (!/^[a-z0-9]/.test(key)) throw new Error(`${JSON.stringify(key)} cannot be a key of an nginx map`)
  if (key.length > longest.key) throw tooLong(key, longest.key)
  return mapWords.has(key) ? `\\${key}` : quoted(key)
}

function tooLong(text: string, most: number): Error {
  const { length } = text
  return new Error(`${JSON.stringify(`${text.slice(0, 80)}…`)} is too long for nginx: ${length} characters of ${most}`)
}
