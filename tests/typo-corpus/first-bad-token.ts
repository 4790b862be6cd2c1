export const jsonToken =
  // oxlint-disable-next-line no-control-regex -- a string of JSON may hold no control character
  /\s+|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y

type State = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'after'

/**
 * Offset of the first token at which a text stops being a prefix of any JSON text (RFC 8259); its length if it only
 * ends too early. Written independently of the parser under test, so that the two may disagree.
 */
export function firstBadToken(text: string): number | undefined {
  const open: string[] = []
  let state: State = 'value'
  for (let at = 0; at < text.length; at = jsonToken.lastIndex) {
    jsonToken.lastIndex = at
    const found = jsonToken.exec(text)?.[0]
    if (found === undefined) return at
    if (found.trim() === '') continue
    const next = step(state, found, open)
    if (next === undefined) return at
    state = next
  }
  return open.length > 0 || state !== 'after' ? text.length : undefined
}

function step(state: State, found: string, open: string[]): State | undefined {
  const holder = open.at(-1)
  const mayEnd = state === 'after' || state === 'valueOrEnd' || state === 'keyOrEnd'
  if (mayEnd && holder !== undefined && found === (holder === '{' ? '}' : ']')) {
    open.pop()
    return 'after'
  }
  if (state === 'after') return found === ',' && holder !== undefined ? (holder === '{' ? 'key' : 'value') : undefined
  if (state === 'colon') return found === ':' ? 'value' : undefined
  if (state === 'key' || state === 'keyOrEnd') return found.startsWith('"') ? 'colon' : undefined
  if (found !== '{' && found !== '[') return /^[}\],:]/.test(found) ? undefined : 'after'
  open.push(found)
  return found === '{' ? 'keyOrEnd' : 'valueOrEnd'
}
