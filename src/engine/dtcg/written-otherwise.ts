import { child, isJsonObject, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import { meantPart, meantValue } from './meant-value'
import { referenceIn } from './reference'
import { spacedJson } from './spaced-json'
import type { TokenFinding } from './token-finding'
import { partTypes, type TokenType } from './token-type'

/** What a value of each type is called. */
const words: Readonly<Record<TokenType, string>> = {
  color: 'a colour',
  dimension: 'a measure',
  duration: 'a time',
  fontFamily: 'families',
  fontWeight: 'a weight',
  shadow: 'a shadow',
}

/**
 * Values that certainly mean something, in the form of CSS or of another tool: each with what to write. `at`: where the
 * value is, in the theme.
 */
export function writtenOtherwise(type: TokenType, value: JsonValue, at: Path): TokenFinding[] {
  const meant = meantValue(type, value)
  if (meant !== undefined) return [told(type, value, meant, at, 'a value')]
  if (type !== 'shadow') return []
  const layers = Array.isArray(value) ? value.map((each, index) => [each, [index]] as const) : [[value, []] as const]
  return layers.flatMap(([layer, index]) =>
    isJsonObject(layer)
      ? Object.entries(partTypes).flatMap(([key, part]) => {
          const inner = child(layer, key)
          const meantInner = inner === undefined ? undefined : meantPart(part, inner)
          const place = [...at, ...index, key]
          return inner === undefined || meantInner === undefined
            ? []
            : [told(part, inner, meantInner, place, 'a value')]
        })
      : [],
  )
}

/** A value in place of a token, such as "#1a2b3c" or "{palette.blue}". `path`: the token's, below "tokens". */
export function valueAsToken(type: TokenType, value: JsonValue, path: Path): TokenFinding[] {
  const isAlias = typeof value === 'string' && referenceIn(value) !== undefined
  const meant = isAlias ? value : meantValue(type, value)
  return meant === undefined ? [] : [told(type, value, { $value: meant }, ['tokens', ...path], 'a token')]
}

function told(type: TokenType, value: JsonValue, meant: JsonValue, at: Path, what: string): TokenFinding {
  const text = spacedJson(meant)
  return {
    kind: type === 'color' ? 'color-text' : 'other-form',
    file: 'theme',
    path: at,
    spot: 'value',
    message: `${words[type]} as CSS or another tool writes it: here it is ${what}`,
    expected: text,
    received: quote(value),
    suggestions: [text],
    repair: text,
  }
}
