import type { JsonObject } from '@/contract/json/json-value'

/** Tokens of a brand's theme.json as tools write them, and what a variable of the style sheet is then. */
export interface AcceptedTokens {
  readonly what: string
  readonly tokens: JsonObject
  readonly variable: string
  readonly css: string
  /** What is passed over, in the words of the note. */
  readonly note?: string
}

export const light = (accent: JsonObject, more: JsonObject = {}): JsonObject => ({
  color: { light: { accent } },
  ...more,
})

export const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components })

export const indigo = { colorSpace: 'srgb', components: [0.2, 0.1, 0.4], alpha: 1, hex: '#331A66' }

export const px = (value: number) => ({ value, unit: 'px' })

export const drop = {
  color: { ...srgb(0, 0, 0), alpha: 0.5 },
  offsetX: px(0),
  offsetY: px(2),
  blur: px(4),
  spread: px(0),
}

export const palette = { palette: { indigo: { $type: 'color', $value: indigo } } }

/** A row about the accent of the light scheme. */
export function accent(what: string, tokens: JsonObject, css: string): AcceptedTokens {
  return { what, tokens, variable: 'color-accent', css }
}
