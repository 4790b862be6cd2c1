import { child, type JsonValue, type Path } from '@/contract/json/json-value'
import type { TokenFinding } from './token-finding'
import { isNamedLike, type TokenType } from './token-type'

/** A token that says it is of another type than its place takes; `path`: the token's, below "tokens". */
export function wrongType(token: JsonValue | undefined, type: TokenType, path: Path): TokenFinding[] {
  const said = child(token, '$type')
  if (said === undefined || said === type) return []
  const expected = JSON.stringify(type)
  const isOtherName = typeof said === 'string' && isNamedLike(type, said)
  return [
    {
      kind: 'type',
      file: 'theme',
      path: ['tokens', ...path, '$type'],
      spot: 'value',
      message: isOtherName
        ? `${JSON.stringify(said)} is what another tool calls it: here it is ${expected}`
        : `this token is a ${type}, not ${JSON.stringify(said)}`,
      expected,
      received: JSON.stringify(said),
      suggestions: [type],
      ...(isOtherName && { repair: expected }),
    },
  ]
}
