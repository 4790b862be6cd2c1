const spoken = new Set(['description', 'enumDescriptions', 'x-assumed'])

/**
 * A schema for operators: its descriptions without the sections of the specification, such as (1 §2), which are for
 * developers.
 */
export function plainSchema<T>(schema: T): T {
  return plain(schema, false) as T
}

function plain(value: unknown, isSpoken: boolean): unknown {
  if (typeof value === 'string') return isSpoken ? value.replace(/ \([12] §[^()]*\)/g, '') : value
  if (Array.isArray(value)) return value.map((each) => plain(each, isSpoken))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner, spoken.has(key))]))
}
