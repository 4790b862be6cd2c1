/** Maximum nesting depth: more than any call or setting needs, and far below a stack overflow. */
const deepest = 100

/** Parses the JSON of a body. Throws an Error whose message is a sentence for the sender. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new Error(`The body is nested deeper than ${deepest} levels.`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error('The body is not JSON.', { cause: error })
  }
}

function isDeep(text: string): boolean {
  let depth = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.?)*"?|[[\]{}]/gs)) {
    if (token === '[' || token === '{') depth += 1
    else if (token === ']' || token === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
