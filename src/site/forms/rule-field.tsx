import type { FieldProps } from '@rjsf/utils'
import { memo, type ComponentType } from 'react'
import { styled } from 'styled-components'
import type { FieldConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { errorText, ruleText } from './state/field-errors'
import { useFormParts, useFieldMessages } from './state/form-context'
import type { FieldValue, Limits } from './state/form-shape'
import type { FieldMessages } from './state/field-messages'
import type { WidgetPart } from './templates/base-input'
import { AgreementWidget } from './widgets/agreement-widget'
import { CaptchaWidget } from './widgets/captcha-widget'
import { DateWidget } from './widgets/date-widget'
import { MobileWidget } from './widgets/mobile-widget'
import { PasswordWidget } from './widgets/password-widget'
import { SelectWidget } from './widgets/select-widget'
import { SmsCodeWidget } from './widgets/sms-code-widget'
import { TextWidget } from './widgets/text-widget'

/** Keyed by the widget names of the merchant's fields.json. */
const widgets: Record<FieldConfig['widget'], ComponentType<WidgetPart>> = {
  text: TextWidget,
  password: PasswordWidget,
  mobile: MobileWidget,
  'sms-code': SmsCodeWidget,
  captcha: CaptchaWidget,
  agreement: AgreementWidget,
  select: SelectWidget,
  date: DateWidget,
}

interface RuleFieldProps extends Omit<WidgetPart, 'isWrong' | 'onChange'> {
  readonly field: FieldConfig
  readonly patternId: string | undefined
  readonly onChange: FieldProps['onChange']
}

/** One field: its label, the widget, its hint and its error. */
export const RuleField = memo(function RuleField({ field, patternId, onChange, ...part }: RuleFieldProps) {
  const t = useText()
  const { id, name, limits, required } = part
  const said = useFieldMessages(name)
  const Widget = widgets[field.widget]
  return (
    <Field>
      {/* An agreement's label stands beside its checkbox. */}
      {field.widget !== 'agreement' && (
        <label htmlFor={id} data-required={required}>
          {t(field.label)}
        </label>
      )}
      <Widget {...part} isWrong={said.error !== undefined} onChange={(value: FieldValue) => onChange(value, [name])} />
      <FieldNotes id={id} field={field} limits={limits} patternId={patternId} said={said} />
    </Field>
  )
})

interface FieldNotesProps {
  readonly id: string
  readonly field: FieldConfig
  readonly limits: Limits
  readonly patternId: string | undefined
  readonly said: FieldMessages
}

/**
 * Shows the hint, with the error above it unless the two say the same. A field without a hint shows its rule instead.
 * The input's aria-describedby points here even when it is empty.
 */
function FieldNotes({ id, field, limits, patternId, said: { error, note } }: FieldNotesProps) {
  const t = useText()
  const { patterns } = useFormParts()
  const { minLength, maxLength } = limits
  const params = {
    ...(patternId === undefined ? {} : { patternId }),
    ...(minLength === undefined ? {} : { min: minLength }),
    ...(maxLength === undefined ? {} : { max: maxLength }),
  }
  const rule = ruleText(params, field, patterns, t)
  const hint = field.help === undefined ? rule : t(field.help)
  const wrong = error && errorText(error, field, patterns, t)
  return (
    <div id={`${id}-notes`}>
      {wrong !== undefined && <p data-error>{wrong}</p>}
      {note !== undefined && !error && (
        <p>
          <bdi dir="ltr">{note}</bdi>
        </p>
      )}
      {hint !== undefined && note === undefined && hint !== wrong && <p>{hint}</p>}
    </div>
  )
}

/** One styled component for the whole field, because each further one is evaluated again for every field of a form. */
const Field = styled.div`
  min-inline-size: 0;

  & > label {
    display: block;
    margin-block-end: var(--space-1);
    font-weight: var(--font-weight-control);
  }

  /* The mark is drawn, not written: the name of the field stays what the text says. */
  & > label[data-required='true']::after {
    content: '*' / '';
    margin-inline-start: var(--space-1);
    color: var(--color-danger);
  }

  & > [id$='-notes'] > p {
    margin-block: var(--space-1) 0;
    font-size: var(--font-size-small);
    color: var(--color-text-muted);
  }

  & > [id$='-notes'] > p[data-error] {
    color: var(--color-danger);
  }
`
