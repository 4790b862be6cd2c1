import type { FieldConfig, Fields, TextKey } from '@/contract/generated/merchant-types'

export type BrokenKeyword = 'required' | 'pattern' | 'minLength' | 'maxLength' | 'sameAs'

/** Parameters for the message of a broken rule. */
export interface RuleParams {
  readonly patternId?: string
  readonly min?: number
  readonly max?: number
}

/** An error of a field. It becomes text when it is rendered, so that it follows a language switch. */
export type FieldError =
  | { readonly code: BrokenKeyword; readonly params: RuleParams }
  /** An error from the server, with the server's message. */
  | { readonly code: 'server'; readonly message: string }

type Translate = (key: TextKey, params: Record<string, string | number>) => string

/**
 * The error's message in the language of `t`. A pattern's names its lengths too (1 §5): whoever mends the characters
 * has to know them.
 */
export function errorText(error: FieldError, field: FieldConfig, patterns: Fields['patterns'], t: Translate): string {
  const label = labelOf(field, t)
  if (error.code === 'server') return error.message === '' ? t('field-error.invalid', { field: label }) : error.message
  const { code, params } = error
  const count = (code === 'minLength' ? params.min : params.max) ?? 0
  return t(messageKey(code, params, field, patterns), { ...placeholders(label, params, t), count })
}

/**
 * The rule's text, shown as a hint before it is broken; undefined where the server names no rule, or one that nobody has
 * described: that a format is wrong is said to who has typed something.
 */
export function ruleText(
  params: RuleParams,
  field: FieldConfig,
  patterns: Fields['patterns'],
  t: Translate,
): string | undefined {
  // A repeated value follows the rule of the first field, which already shows it; a mobile number is understood in any
  // notation.
  if (params.patternId === undefined || 'sameAs' in field || field.widget === 'mobile') return undefined
  const key = messageKey('pattern', params, field, patterns)
  return key === 'field-error.pattern' ? undefined : t(key, placeholders(labelOf(field, t), params, t))
}

function labelOf(field: FieldConfig, t: Translate): string {
  return t(field.label, {}).replaceAll(/<\/?link>/g, '')
}

function placeholders(field: string, { min, max }: RuleParams, t: Translate) {
  const limits = limitsText(tellingMin(min), tellingMax(max), t)
  return { field, min: min ?? 0, max: max ?? '', length: lengthText(min, max), limits }
}

/** Looked up in this order: field and patternId, field and keyword, patternId, keyword (1 §5). */
function messageKey(
  code: BrokenKeyword,
  params: RuleParams,
  field: FieldConfig,
  patterns: Fields['patterns'],
): TextKey {
  const messages: Partial<Record<BrokenKeyword, TextKey>> = field.messages
  const isLength = code === 'minLength' || code === 'maxLength'
  const patternId = isLength || code === 'pattern' ? params.patternId : undefined
  const ofField =
    patternId !== undefined && 'patterns' in field.messages ? field.messages.patterns[patternId] : undefined
  const ofPattern = isLength || patternId === undefined ? undefined : patterns[patternId]
  const ofKeyword = isLength && params.min === params.max ? 'field-error.length' : (`field-error.${code}` as const)
  return ofField ?? messages[code] ?? ofPattern ?? ofKeyword
}

/** A minimum of one character says nothing, since every value has that. */
function tellingMin(min: number | undefined): number | undefined {
  return min === undefined || min <= 1 ? undefined : min
}

/** Nobody needs to know a maximum of 100 or more in advance; the error tells whoever exceeds it. */
function tellingMax(max: number | undefined): number | undefined {
  return max === undefined || max >= 100 ? undefined : max
}

/** The length limits behind a message: · 6–12 characters, whose dot begins no line; empty when there are none. */
function limitsText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (max === undefined) return min === undefined ? '' : `\u00a0· ${t('field-length.least', { count: min })}`
  if (min === undefined) return `\u00a0· ${t('field-length.most', { count: max })}`
  return `\u00a0· ${t('field-length.between', { length: lengthText(min, max), count: max })}`
}

/** '6–12', with word joiners so that it does not wrap, and '6' when both are equal (1 §5). */
function lengthText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}\u2060–\u2060${max}`
  if (max !== undefined) return `0\u2060–\u2060${max}`
  return min === undefined ? '' : `${min}+`
}
