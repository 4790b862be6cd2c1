import { useRef, type ReactNode } from 'react'
import type { Action } from '@/contract/generated/merchant-types'
import { ActionTarget } from '@/site/elements/action-target'
import { useField, useFormParts } from '@/site/forms/state/form-context'
import { AgreementRow, agreementText } from '@/site/forms/templates/agreement-row'
import { descriptionAttributes, type WidgetPart } from '@/site/forms/templates/base-input'
import { useControl } from '@/site/forms/state/use-control'
import { useText } from '@/site/i18n/language'
import { useLanguageBases } from '@/site/merchant/pages/navigation'
import { pathOf } from '@/site/merchant/actions/action-path'

/** A checkbox. The part of its text between <link> and </link> opens what it names. */
export function AgreementWidget({ id, name, value, required, isWrong, onChange }: WidgetPart) {
  const t = useText()
  const field = useField(name, 'agreement')
  const { state } = useFormParts()
  const box = useRef<HTMLInputElement>(null)
  const [before, linked, after] = agreementText(t(field.label))
  useControl(name, {
    read: () => box.current?.checked ?? false,
    write: (next) => onChange(next ?? field.initial),
    handOver: () => {},
    focus: () => box.current?.focus(),
  })
  return (
    <AgreementRow>
      <input
        {...descriptionAttributes({ id, isWrong })}
        ref={box}
        id={id}
        name={name}
        type="checkbox"
        required={required}
        aria-required={required}
        checked={value === true}
        onChange={(event) => {
          onChange(event.currentTarget.checked)
          state.changed(name)
        }}
      />
      <label htmlFor={id}>
        {before}
        {linked !== undefined && (field.link ? <ReadFirst action={field.link}>{linked}</ReadFirst> : linked)}
        {after}
      </label>
    </AgreementRow>
  )
}

/** A page opens in a tab of its own: here it would take what was typed with it, or lie behind the form's dialog. */
function ReadFirst({ action, children }: { readonly action: Action; readonly children: ReactNode }) {
  const t = useText()
  const { own } = useLanguageBases()
  if (action.action !== 'navigate') return <ActionTarget action={action}>{children}</ActionTarget>
  return (
    <a href={own + pathOf(action)} target="_blank" rel="noopener" title={t('form.newTab')}>
      {children}
    </a>
  )
}
