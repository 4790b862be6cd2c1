import type { ErrorObject } from 'ajv'

/** Queries and parts carry text only: what its schema wants as a number, or as true or false, becomes that. */
export function withTypes(body: unknown, errors: readonly ErrorObject[]): unknown {
  if (typeof body !== 'object' || body === null) return body
  const wanted = new Map(
    errors.filter(({ keyword }) => keyword === 'type').map((each) => [each.instancePath.slice(1), each.params['type']]),
  )
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, asType(String(value), wanted.get(key))]))
}

function asType(text: string, type: unknown): unknown {
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
