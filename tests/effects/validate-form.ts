import type { Rules } from '@/contract/field-rules/rule'
import { checkFields } from '@/site/forms/state/check-fields'
import { errorText } from '@/site/forms/state/field-errors'
import type { FormValues } from '@/site/forms/state/form-shape'
import { rulesToSchema } from '@/site/forms/state/rules-to-schema'
import type { FormConfig } from '@/contract/generated/merchant-types'
import { createTexts } from '@/site/i18n/texts'
import type { WholeBootData } from '@/contract/site-data/boot-data'

/** Values that each break a rule: empty, too short, too long, invalid characters, and different in each field. */
const fillings: readonly ((at: number) => string | undefined)[] = [
  () => undefined,
  () => 'a',
  () => 'a'.repeat(40),
  () => '1234',
  (at) => 'bcdefghijklmnop'.charAt(at).repeat(5),
]

/** The error messages under each field of a form, for each of these values. */
export function validateForm({ site, texts, fields }: WholeBootData, form: FormConfig, rules: Rules): string {
  const shape = rulesToSchema(form, rules, () => true)
  const { t } = createTexts(site.defaultLanguage, texts, site.name)
  const messages = fillings.map((fill) => {
    const values = Object.fromEntries(Object.keys(shape.fields).map((name, at) => [name, fill(at)])) as FormValues
    return [...checkFields(shape, values)].map(
      ([name, error]) => `${name}: ${errorText(error, shape.fields[name]!, fields.patterns, t as never)}`,
    )
  })
  return messages.flat().join('\n')
}
