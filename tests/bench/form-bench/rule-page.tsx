import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { formOf, textField } from '@/site/forms/testing/form-fields'
import { FormStage } from '@/site/forms/testing/form-stage'
import { RuleForm } from '@/site/forms/rule-form'
import { asTextKey } from '@/site/i18n/text-key'
import { benchFields } from './bench-fields'
import { offerForm } from './bench-form'

/** The register form's renderer, with the same fields as a server's rules. */
const fields = benchFields()
const form = formOf(
  Object.fromEntries(fields.map(({ name }) => [name, textField({ label: asTextKey(name), rule: name })])),
)
const { rules } = normaliseRules(
  Object.fromEntries(
    fields.map(({ name, pattern, minLength, maxLength }) => [
      name,
      { enabled: true, required: true, acceptedPattern: pattern, minLength, maxLength },
    ]),
  ),
)
const texts = {
  ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
  'field-error.required': '{{field}} not empty',
}

offerForm(<RuleForm form={form} rules={rules} submitLabel="Send" onSubmit={() => Promise.resolve()} />, (forms) => (
  <FormStage fields={{ forms: { register: form, registerMobile: form, login: form }, patterns: {} }} texts={texts}>
    {forms}
  </FormStage>
))
