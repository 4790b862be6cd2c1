import type { SchemaNode } from '@/engine/schema/schema-node'
import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'

/** The types of DTCG 2025.10 that tokens of the theme have. */
export const tokenTypes = ['color', 'dimension', 'duration', 'fontFamily', 'fontWeight', 'shadow'] as const
export type TokenType = (typeof tokenTypes)[number]

/**
 * What other tools call the types: Figma's variables are numbers and strings, Tokens Studio names the property that a
 * token is for.
 */
const foreign: Readonly<Record<TokenType, readonly string[]>> = {
  color: ['colour', 'paint'],
  dimension: [
    ...['number', 'float', 'size', 'sizing', 'spacing', 'space', 'borderRadius', 'borderWidth', 'radius'],
    ...['fontSize', 'fontSizes', 'paragraphSpacing'],
  ],
  duration: ['time', 'number', 'float'],
  fontFamily: ['fontFamilies', 'string', 'text'],
  fontWeight: ['fontWeights', 'number', 'float', 'string', 'text'],
  shadow: ['boxShadow', 'dropShadow', 'innerShadow', 'elevation'],
}

/** The type of token that a place of the theme takes; undefined where it takes none. */
export function typeOfPlace(place: SchemaNode | undefined): TokenType | undefined {
  return place?.properties.get('$value')?.schema['x-token'] as TokenType | undefined
}

/** Whether a type, as a token or its group says it, is the one that a place takes, in other tools' words too. */
export function isNamedLike(type: TokenType, said: string): boolean {
  return said === type || foreign[type].includes(said)
}

/** Types of the sub-values of a shadow. */
export const partTypes: Readonly<Record<string, TokenType>> = {
  color: 'color',
  offsetX: 'dimension',
  offsetY: 'dimension',
  blur: 'dimension',
  spread: 'dimension',
}

/** Where a token says its value: directly, as a reference, or as the group's own value. */
export const sources = ['$value', '$ref', '$root'] as const

export function isToken(value: JsonValue | undefined): boolean {
  return sources.some((key) => child(value, key) !== undefined)
}

/** Whether there is a token in it. */
export function holdsTokens(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && (isToken(value) || Object.values(value).some(holdsTokens))
}

export function countTokens(value: JsonValue | undefined): number {
  if (!isJsonObject(value)) return 0
  if (child(value, '$value') !== undefined || typeof value['$ref'] === 'string') return 1
  return Object.values(value).reduce<number>((sum, each) => sum + countTokens(each), 0)
}
