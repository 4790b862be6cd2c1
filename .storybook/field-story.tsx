import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { RuleForm } from '@/site/forms/rule-form'
import type { RegisterRule } from '@/contract/generated/gateway-types'
import type { FieldConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { fillDefaults } from './fill-defaults'
import type { Props } from './schema-place'
import { fieldSchema } from './story-part'

interface FieldStoryProps {
  /** `Forms/widgets/password`. */
  readonly title: string
  /** The field as in fields.json, without its widget. */
  readonly args: Props
  /** The server's rule for it, as sent. */
  readonly rule: RegisterRule
}

/** A form of one field, made from a brand's fields.json and the server's rule. */
export function FieldStory({ title, args, rule }: FieldStoryProps) {
  const t = useText()
  const widget = title.split('/').at(-1) ?? ''
  const ruled = widget === 'agreement' ? {} : { rule: 'field' }
  const fields = {
    mobile: fieldOf('mobile', { label: 'form.mobileNum' }),
    field: fieldOf(widget, { ...ruled, ...args }),
  }
  // A code is sent to the mobile number of the same form.
  const order = widget === 'sms-code' ? ['mobile', 'field'] : ['field']
  return (
    <RuleForm
      key={JSON.stringify(args)}
      form={{ fields, order }}
      rules={normaliseRules({ field: { enabled: true, ...rule } }).rules}
      submitLabel={t('register.submit')}
      onSubmit={async () => {}}
      sms={{ purpose: 'register', send: () => Promise.resolve(Date.now() + 60_000) }}
    />
  )
}

function fieldOf(widget: string, args: Props): FieldConfig {
  return fillDefaults(fieldSchema(widget), { ...args, widget }) as unknown as FieldConfig
}
