import { hasPattern } from '@/contract/field-rules/pattern/matches'
import type { Rule } from '@/contract/field-rules/rule'

/** How a value breaks its rule. */
export type BrokenRule = 'required' | 'length' | 'pattern'

/**
 * Maximum length of a value that is matched against a pattern, whatever the rule allows: a code may have 255
 * characters (1 §9).
 */
const longest = 300

/** Validates a value as the site does: lengths count code points and are checked before the pattern. */
export function brokenRule(value: string, rule: Rule, isRequired = rule.required): BrokenRule | undefined {
  if (value === '') return isRequired ? 'required' : undefined
  const { minLength = 0, maxLength = longest, pattern } = rule
  const length = [...value].length
  if (length < minLength || length > Math.min(maxLength, longest)) return 'length'
  return pattern !== undefined && !hasPattern(pattern, value) ? 'pattern' : undefined
}
