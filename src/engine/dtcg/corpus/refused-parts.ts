import type { JsonObject, JsonValue } from '@/contract/json/json-value'

/** Tokens of a brand's theme.json that are wrong, and the one message about them. */
export interface RefusedTokens {
  readonly what: string
  readonly tokens: JsonObject
  readonly code: string
  /** Below "tokens", with slashes. */
  readonly at: string
  readonly words?: RegExp
  /** What `--fix` writes there; undefined when it leaves it. */
  readonly fixed?: JsonValue
}

export const light = (accent: JsonValue, more: JsonObject = {}): JsonObject => ({
  color: { light: { accent } },
  ...more,
})
export const accentValue = 'color/light/accent/$value'
export const px = (value: number) => ({ value, unit: 'px' })
export const plum = { colorSpace: 'srgb', components: [0.2, 0.1, 0.4] }
export const black = { colorSpace: 'srgb', components: [0, 0, 0] }
export const drop = { color: black, offsetX: px(0), offsetY: px(2), blur: px(4), spread: px(0) }
export const measure = (value: JsonValue): JsonObject => ({ radius: { card: { $value: value } } })
export const weight = (value: JsonValue): JsonObject => ({ fontWeight: { heading: { $value: value } } })
export const shadow = (value: JsonValue): JsonObject => ({ shadow: { card: { $value: value } } })
export const card = 'radius/card/$value'
