import { readFileSync } from 'node:fs'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import type { Rules } from '@/contract/field-rules/rule'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { defaultRules } from '@/sandbox/settings/port/default-rules'
import { patterns } from '@/sandbox/settings/rules/patterns'
import { formOf, textField } from '@/site/forms/testing/form-fields'
import { loginFields } from '@/site/forms/sign-in/login-fields'
import { isCode, sourceFiles } from '@tests/architecture/source-files'

/** A form, and the rules that the server sends for it. */
export interface RuledForm {
  readonly name: string
  readonly form: FormConfig
  readonly rules: Rules
}

/** The lengths that each pattern is combined with. */
const limits = [{}, { minLength: 4, maxLength: 8 }, { minLength: 6, maxLength: 6 }, { minLength: '2', maxLength: 0 }]

/** A form of one text field for each rule, as a server sends it. */
export function formOfRules(name: string, raw: Readonly<Record<string, unknown>>): RuledForm {
  const field = (rule: string) => textField({ label: 'form.username', rule, shown: 'always' })
  const fields = Object.keys(raw).map((rule) => [rule, field(rule)] as const)
  return { name, form: formOf(Object.fromEntries(fields)), rules: normaliseRules(raw).rules }
}

/** Every form of every brand, with the sandbox's rules as the brand sets them, and with each rule on and required. */
function formsOfBrands(): RuledForm[] {
  const { merchants, templates } = checkMerchants('merchants')
  return [...merchants, ...templates].flatMap(({ code, config: { fields, site } }) => {
    const sent = { ...defaultRules, ...site.sandbox?.registerRules }
    const strict = Object.entries(sent).map(
      ([name, rule]) => [name, { ...rule, enabled: true, required: true }] as const,
    )
    const { login, ...forms } = fields.forms
    return Object.entries({ ...forms, login: loginFields(login, true) }).flatMap(([name, form]) => [
      { name: `${code}, ${name}`, form, rules: normaliseRules(sent).rules },
      { name: `${code}, ${name}, all required`, form, rules: normaliseRules(Object.fromEntries(strict)).rules },
    ])
  })
}

/**
 * Every pattern that some file of the project writes into a rule: brands, stories, tests, examples of checks. What other
 * languages write has a corpus and a test of its own.
 */
function writtenPatterns(): string[] {
  const written = /(?:acceptedPattern|\bpattern)"?: ('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g
  const files = ['src', 'tests', 'merchants', '.storybook'].flatMap(sourceFiles)
  return files
    .filter((path) => !path.includes('/corpora/'))
    .filter((path) => (isCode(path) && !path.includes('/generated/')) || path.endsWith('.json'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(written)].map(([, literal = '']) => unquoted(literal)))
}

function unquoted(literal: string): string {
  const inner = literal.slice(1, -1).replaceAll("\\'", "'")
  return JSON.parse(literal.startsWith('"') ? literal : `"${inner.replaceAll('"', '\\"')}"`) as string
}

/** A form of four fields for each pattern: with each of the limits, and required in every second one. */
function formsOfPatterns(): RuledForm[] {
  const all = new Set([...Object.values(patterns), ...writtenPatterns()])
  return [...all].map((acceptedPattern) => {
    const rules = limits.map(
      (more, at) => [`field${at}`, { required: at % 2 === 0, acceptedPattern, ...more }] as const,
    )
    return formOfRules(`the pattern ${acceptedPattern}`, Object.fromEntries(rules))
  })
}

/** All rules of the project, each in a form. */
export function ruleCorpus(): RuledForm[] {
  return [...formsOfBrands(), ...formsOfPatterns()]
}
