import { isMap, type FieldSchema, type Json } from '@/tools/studio/form-model'

type Resolve = (schema: FieldSchema) => FieldSchema

/** The initial value of something new: defaults, and the minimum of what is required. */
export function initialValue(given: FieldSchema, resolve: Resolve, depth = 0): Json {
  const schema = resolve(given)
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined && !isMap(schema.default)) return schema.default
  if (schema.enum !== undefined) return schema.enum[0] ?? ''
  const [branch] = schema.oneOf ?? []
  if (branch !== undefined)
    return { ...required(schema, resolve, depth), ...(initialValue(branch, resolve, depth) as object) }
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  return schema.type === 'object' ? required(schema, resolve, depth) : ''
}

/** Limits the recursion, because conditions are recursive. */
const deepest = 6

function required(schema: FieldSchema, resolve: Resolve, depth: number): { [key: string]: Json } {
  if (depth > deepest) return {}
  const names = schema.required ?? []
  return Object.fromEntries(
    names.flatMap((name) => {
      const inner = schema.properties?.[name]
      return inner === undefined ? [] : [[name, initialValue(inner, resolve, depth + 1)]]
    }),
  )
}
