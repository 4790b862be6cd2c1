import type { FieldConfig, Fields, TextKey } from '@/contract/generated/merchant-types'

export type BrokenKeyword = 'required' | 'pattern' | 'minLength' | 'maxLength' | 'sameAs'

/** What the message of a broken rule may speak of. */
export interface RuleParams {
  readonly patternId?: string
  readonly min?: number
  readonly max?: number
}

/** What is wrong with a field. It becomes text when it is rendered, so that it follows a language switch. */
export type FieldError =
  | { readonly code: BrokenKeyword; readonly params: RuleParams }
  /** Said by the server, in its words. */
  | { readonly code: 'server'; readonly message: string }

type Translate = (key: TextKey, params: Record<string, string | number>) => string

/** The error in words, in the language of `t`: of a rule the part that is broken. */
export function errorText(error: FieldError, field: FieldConfig, patterns: Fields['patterns'], t: Translate): string {
  const label = labelOf(field, t)
  if (error.code === 'server') return error.message === '' ? t('field-error.invalid', { field: label }) : error.message
  const { code, params } = error
  return t(messageKey(code, params, field, patterns), placeholders(label, params, ''))
}

/** The rule in words before it is broken; nothing where the server names none. */
export function ruleText(
  params: RuleParams,
  field: FieldConfig,
  patterns: Fields['patterns'],
  t: Translate,
): string | undefined {
  // A repeated value is the first one's, whose rule has been said; a number is understood however it is written.
  if (params.patternId === undefined || 'sameAs' in field || field.widget === 'mobile') return undefined
  const { min, max } = params
  return t(
    messageKey('pattern', params, field, patterns),
    placeholders(labelOf(field, t), params, limitsText(tellingMin(min), tellingMax(max), t)),
  )
}

function labelOf(field: FieldConfig, t: Translate): string {
  return t(field.label, {}).replaceAll(/<\/?link>/g, '')
}

function placeholders(field: string, { min, max }: RuleParams, limits: string) {
  return { field, min: min ?? 0, max: max ?? '', length: lengthText(min, max), limits }
}

/** Looked up by field and patternId, field and keyword, patternId, keyword (1 §5). */
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

/** One character is what any value has. */
function tellingMin(min: number | undefined): number | undefined {
  return min === undefined || min <= 1 ? undefined : min
}

/** Nobody counts to a hundred. Whoever gets there is told. */
function tellingMax(max: number | undefined): number | undefined {
  return max === undefined || max >= 100 ? undefined : max
}

/** The lengths as a message goes on with them: ', 6–12 characters'; nothing when there are none. */
function limitsText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (max === undefined) return min === undefined ? '' : t('limits.least', { min })
  return min === undefined ? t('limits.most', { max }) : t('limits.both', { length: lengthText(min, max) })
}

/** '6–12', which does not break, and '6' when both are equal (1 §5). */
function lengthText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}\u2060–\u2060${max}`
  if (max !== undefined) return `0\u2060–\u2060${max}`
  return min === undefined ? '' : `${min}+`
}
