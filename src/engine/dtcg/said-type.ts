import { child, isJsonObject, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { schemaAt, schemaOf } from '@/engine/schema/schema-node'
import { referenceIn } from './reference'
import { typeOfPlace } from './token-type'

/** The type that a token says, or its group, or the token that it stands for; of the theme's own, their place's. */
export function typeOfToken(tokens: JsonObject, path: Path, depth = 0): string | undefined {
  const ofPlace = typeOfPlace(
    schemaAt(schemaOf('theme'), undefined, ['tokens', ...path.filter((key) => key !== '$root')]),
  )
  if (ofPlace !== undefined) return ofPlace
  const own = child(valueAt(tokens, path), '$type')
  if (typeof own === 'string') return own
  const token = valueAt(tokens, path)
  const reference = referenceIn(child(token, '$value')) ?? referenceIn(token)
  if (reference !== undefined)
    return reference.form === 'alias' && depth < deepest
      ? typeOfToken(tokens, pathInTokens(tokens, reference.path), depth + 1)
      : undefined
  for (let length = path.length - 1; length >= 0; length--) {
    const said = child(valueAt(tokens, path.slice(0, length)), '$type')
    if (typeof said === 'string') return said
  }
  return undefined
}

/** A chain of aliases longer than this is a circle, which is told elsewhere. */
const deepest = 50

/** A path may begin at the file or at its tokens, which are the whole of a designer's file. */
export function pathInTokens(tokens: JsonObject, path: Path): Path {
  return path[0] === 'tokens' && child(tokens, 'tokens') === undefined ? path.slice(1) : path
}

/** Paths of all tokens. */
export function tokenPaths(value: JsonValue | undefined, path: Path): Path[] {
  if (!isJsonObject(value)) return []
  if (child(value, '$value') !== undefined || typeof value['$ref'] === 'string') return [path]
  return Object.keys(value).flatMap((key) => tokenPaths(value[key], [...path, key]))
}
