import { normaliseLimit } from './normalise-limit'
import { normalisePattern } from './normalise-pattern'
import { readFlag } from './read-flag'
import type { Rule, Rules } from './rule'

export interface NormalisedRules {
  readonly rules: Rules
  /** What could not be used, one sentence for each rule. */
  readonly problems: readonly string[]
}

/**
 * Normalises the server's rules for the forms, so that they can be used without further checks. An invalid rule would
 * reject every value and lock all players out, so what cannot be used is dropped, reported, and left to the server.
 */
export function normaliseRules(raw: Readonly<Record<string, unknown>>): NormalisedRules {
  const problems: string[] = []
  const rules = Object.entries(raw).map(([field, rule]) => {
    const found: string[] = []
    const usable = normaliseRule(field, rule, (problem) => found.push(problem))
    if (found.length > 0) problems.push(`register rule "${field}": ${found.join('; ')}`)
    return [field, usable] as const
  })
  return { rules: Object.fromEntries(rules), problems }
}

/** The rule of a field; `report` is called for each part of it that is dropped. */
export function normaliseRule(field: string, raw: unknown, report: (problem: string) => void): Rule {
  if (raw === null || raw === undefined) return { enabled: false, required: false }
  if (typeof raw !== 'object') {
    report(`${JSON.stringify(raw)} is no rule`)
    return { enabled: false, required: false }
  }
  const { enabled, required, acceptedPattern, patternId, minLength, maxLength } = raw as Record<string, unknown>
  const lengths = normaliseLimits(
    normaliseLimit('minLength', minLength, report),
    normaliseLimit('maxLength', maxLength, report),
    report,
  )
  const pattern = normalisePattern(acceptedPattern, { field, ...lengths }, report)
  const id = normalisePatternId(patternId, report)
  return {
    ...normaliseFlags(enabled, required, report),
    ...(pattern === undefined ? {} : { pattern }),
    ...(id === undefined ? {} : { patternId: id }),
    ...lengths,
  }
}

/**
 * A flag that is neither yes nor no shows the field and does not require it: a field that is hidden by mistake would
 * have every registration refused.
 */
function normaliseFlags(enabled: unknown, required: unknown, report: (problem: string) => void) {
  const [isEnabled, isRequired] = [readFlag(enabled), readFlag(required)]
  if (isEnabled === undefined) report(`enabled ${JSON.stringify(enabled)} is neither yes nor no`)
  if (isRequired === undefined) report(`required ${JSON.stringify(required)} is neither yes nor no`)
  // Without `enabled`, a field is asked if the server requires it.
  const isUnsaid = enabled === undefined || enabled === null || enabled === ''
  return {
    enabled: isUnsaid ? isRequired !== false : isEnabled !== false,
    required: isRequired === true && isEnabled !== undefined,
  }
}

/** The limits of a length that can both be kept. */
export function normaliseLimits(min: number | undefined, max: number | undefined, report: (problem: string) => void) {
  if (min !== undefined && max !== undefined && min > max) {
    report(`minLength ${min} is above maxLength ${max}`)
    return {}
  }
  return { ...(min === undefined ? {} : { minLength: min }), ...(max === undefined ? {} : { maxLength: max }) }
}

function normalisePatternId(raw: unknown, report: (problem: string) => void): string | undefined {
  if (raw === null || raw === undefined || raw === '') return undefined
  if (typeof raw === 'string' || typeof raw === 'number') return String(raw)
  report(`patternId ${JSON.stringify(raw)} is no name`)
  return undefined
}
