import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { normaliseRule } from '@/contract/field-rules/normalise-rule'
import type { Rule } from '@/contract/field-rules/rule'
import type { RegisterRule, RegisterRules } from '@/contract/generated/gateway-types'
import type { GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import { brokenRule, type BrokenRule } from './broken-rule'
import { defaultRules } from './default-rules'

type Call = Pick<GatewayCall<unknown, DiagnosticsPort>, 'services' | 'merchant' | 'texts'>
type Ask = 'required' | 'optional' | 'no'

/** Overrides whether a registration asks for a field; undefined leaves it to the field's rule. */
export type Asks = (field: string, rule: Rule) => Ask | undefined

/**
 * Validates what was sent against the announced rules, as the site should have done, and returns the values of the
 * requested fields. Throws a Refusal for the first field that breaks its rule. Rules of fields that no registration
 * has (1 §3) are ignored, because nobody could meet them.
 */
export function checkFields(
  call: Call,
  rules: RegisterRules,
  sent: Readonly<Record<string, unknown>>,
  asks: Asks,
): Record<string, string> {
  const accepted: Record<string, string> = {}
  for (const field of Object.keys(defaultRules)) {
    const rule = readRule(call, field, rules[field])
    const ask = asks(field, rule) ?? askOf(rule)
    if (ask === 'no') continue
    const value = sent[field]
    const text = typeof value === 'string' ? value : ''
    const broken = brokenRule(text, rule, ask === 'required')
    if (broken !== undefined) throw ruleRefusal(call, field, rule, broken)
    if (text !== '') accepted[field] = text
  }
  return accepted
}

/** Normalises a rule with the site's own code, so that both interpret unusual rules alike and ignore the same parts. */
export function readRule({ services, merchant }: Call, field: string, announced: RegisterRule | undefined): Rule {
  return normaliseRule(field, announced, (problem) =>
    services.log.add({ merchant: merchant.code, message: `register rule "${field}" on the server: ${problem}` }),
  )
}

/** `named`: the request's name of the field, if it differs from the rule's. */
export function ruleRefusal({ texts }: Call, field: string, rule: Rule, broken: BrokenRule, named = field): Refusal {
  const message = texts.say(`rule_${broken}`, { field: texts.label(field), length: lengthText(rule) })
  return new Refusal('rule_invalid', message, { value: { field: named } })
}

function askOf({ enabled, required }: Rule): Ask {
  if (!enabled) return 'no'
  return required ? 'required' : 'optional'
}

function lengthText({ minLength, maxLength }: Rule): string {
  if (maxLength === undefined) return `≥ ${minLength ?? 1}`
  if (minLength === undefined) return `≤ ${maxLength}`
  return minLength === maxLength ? `${minLength}` : `${minLength}-${maxLength}`
}
