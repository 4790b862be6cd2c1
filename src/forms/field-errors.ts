import type { FieldConfig, Fields, TextKey } from '@/generated/merchant-types'

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

/** The error in words, in the language of `t`. */
export function errorText(error: FieldError, field: FieldConfig, patterns: Fields['patterns'], t: Translate): string {
  const label = t(field.label, {}).replaceAll(/<\/?link>/g, '')
  if (error.code === 'server') return error.message === '' ? t('field-error.invalid', { field: label }) : error.message
  const { min, max } = error.params
  return t(messageKey(error.code, error.params, field, patterns), {
    field: label,
    min: min ?? 0,
    max: max ?? '',
    length: lengthText(min, max),
    limits: limitsText(min, max, t),
  })
}

/** Looked up by field and patternId, field and keyword, patternId, keyword (1 §5). */
function messageKey(
  code: BrokenKeyword,
  params: RuleParams,
  field: FieldConfig,
  patterns: Fields['patterns'],
): TextKey {
  const messages: Partial<Record<BrokenKeyword, TextKey>> = field.messages
  const isRule = code === 'pattern' || code === 'minLength' || code === 'maxLength'
  const patternId = isRule ? params.patternId : undefined
  const ofField =
    patternId !== undefined && 'patterns' in field.messages ? field.messages.patterns[patternId] : undefined
  const ofPattern = patternId === undefined ? undefined : patterns[patternId]
  return ofField ?? messages[code] ?? ofPattern ?? `field-error.${code}`
}

/** The lengths as a message goes on with them: ', 6-12 characters'; nothing when there are none. */
function limitsText(min: number | undefined, max: number | undefined, t: Translate): string {
  if (max === undefined) return min === undefined ? '' : t('limits.least', { min })
  return min === undefined ? t('limits.most', { max }) : t('limits.both', { length: lengthText(min, max) })
}

/** '6-12', and '6' when both are equal (1 §5). */
function lengthText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? String(min) : `${min}-${max}`
  if (max !== undefined) return `0-${max}`
  return min === undefined ? '' : `${min}+`
}
