import type { JsonValue } from '@/contract/json/json-value'
import { quote } from '@/contract/json/json-value'
import { tokenTypes } from '@/engine/dtcg/token-type'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import type { ForeignValues } from '@/engine/import-tokens/foreign/foreign-values'
import { wordsIn } from '@/engine/import-tokens/foreign/scheme-words'
import { isKnownType, themeValue } from './theme-value'

/** Why tokens have no value that the theme could take. */
export type UnreadReason = 'unknown' | 'circle' | 'modified' | 'computed' | 'form' | 'kind'

export interface UnreadToken {
  readonly token: ForeignToken
  readonly reason: UnreadReason
  /** What of it is told: the name that leads nowhere, the value, or the type. */
  readonly detail: string
}

/** The tokens of which nothing could be read, in the order of their files. */
export function unreadTokens(tokens: readonly ForeignToken[], values: ForeignValues): UnreadToken[] {
  // A typography or a border is read in its parts.
  const inParts = new Set(tokens.map(({ path }) => path.slice(0, -1).join('.')))
  return tokens.flatMap((token) => {
    const found = unread(token, values)
    return found === undefined || (found.reason === 'kind' && inParts.has(token.name)) ? [] : [found]
  })
}

function unread(token: ForeignToken, values: ForeignValues): UnreadToken | undefined {
  const found = values.read(token)
  if ('fault' in found)
    return { token, reason: found.fault, detail: found.alias === undefined ? '' : `{${found.alias}}` }
  const { value } = found
  // A number without a unit is read where it is a size of text.
  const use = wordsIn(token.name).some((word) => word === 'font' || word === 'text') ? 'fontSize' : undefined
  if (tokenTypes.some((type) => themeValue(type, value, token.type, use) !== undefined)) return undefined
  if (isComputed(value)) return { token, reason: 'computed', detail: quote(value) }
  const { type } = token
  const isOfTheme = type !== undefined && tokenTypes.some((each) => isKnownType(each, type))
  // A number or a text of which no type is said may be of any use.
  const isOther = type === undefined ? typeof value !== 'object' : !isOfTheme
  return isOther
    ? { token, reason: 'kind', detail: type ?? kindOf(value) }
    : { token, reason: 'form', detail: quote(value) }
}

function kindOf(value: JsonValue): string {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?[\d.]+$/.test(value.trim()))
  return isNumber ? 'number without a unit' : 'text'
}

/** A sum, or a function of other tokens. */
function isComputed(value: JsonValue): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isComputed)
  return typeof value === 'string' && /\{[^{}]+\}|\s[*+/]\s|^[a-z-]+\(|\bvar\(/i.test(value)
}
