import type { ErrorObject } from 'ajv'

/**
 * Converts texts to numbers or booleans where the schema requires them, because queries and multipart fields carry
 * only text.
 */
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
