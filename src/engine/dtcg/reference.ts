import { fromPointer } from '@/contract/json/json-pointer'
import { child, isJsonObject, type JsonValue, type Path } from '@/contract/json/json-value'

const braces = /^\{([^{}]+)\}$/

/** What stands for another value: `{palette.blue}`, or `{"$ref": "#/palette/blue"}` (DTCG 2025.10, Aliases). */
export interface Reference {
  readonly written: string
  /** The token's path; with `$ref`, a path to any place. */
  readonly path: Path
  readonly form: 'alias' | 'pointer'
}

/** The reference that a value is; undefined for any other value. */
export function referenceIn(value: JsonValue | undefined): Reference | undefined {
  if (typeof value === 'string') return aliasIn(value)
  const ref = isJsonObject(value) ? child(value, '$ref') : undefined
  if (typeof ref !== 'string') return undefined
  return aliasIn(ref) ?? pointerIn(ref)
}

function aliasIn(text: string): Reference | undefined {
  const [, name] = braces.exec(text.trim()) ?? []
  return name === undefined ? undefined : { written: text, path: name.trim().split('.'), form: 'alias' }
}

function pointerIn(ref: string): Reference {
  const [, pointer] = /^#(\/.*)?$/.exec(ref) ?? []
  return { written: ref, path: fromPointer(decoded(pointer ?? '')), form: 'pointer' }
}

/** A pointer in a `$ref` is part of an address, where %20 is a blank. */
function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer)
  } catch {
    // A percent sign of a name.
    return pointer
  }
}

export function holdsReference(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return braces.test(value.trim())
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) => ((key === '$ref' || key === '$extends') && typeof inner === 'string') || holdsReference(inner),
  )
}
