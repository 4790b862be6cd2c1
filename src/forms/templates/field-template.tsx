import type { FieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'
import { styled } from 'styled-components'
import { errorText, ruleText, type RuleParams } from '@/forms/field-errors'
import { FieldsContext, useFieldError, useFieldNote, useFormParts } from '@/forms/form-context'
import type { Limits } from '@/forms/form-shape'
import { useText } from '@/i18n/language'

/** One field: its label, the widget, the rule before it is broken, and the error. */
export function FieldTemplate({ id, fieldPathId, required, schema, uiSchema, children }: FieldTemplateProps) {
  const [name] = fieldPathId.path
  if (name === undefined) return children
  const { patternId } = (uiSchema?.['ui:options'] ?? {}) as { patternId?: string }
  const { minLength, maxLength } = schema as Limits
  const params = {
    ...(patternId === undefined ? {} : { patternId }),
    ...(minLength === undefined ? {} : { min: minLength }),
    ...(maxLength === undefined ? {} : { max: maxLength }),
  }
  return (
    <Field>
      <FieldLabel id={id} name={String(name)} isRequired={required ?? false} />
      {children}
      <FieldNotes id={id} name={String(name)} params={params} />
    </Field>
  )
}

function FieldLabel({ id, name, isRequired }: { id: string; name: string; isRequired: boolean }) {
  const t = useText()
  const field = use(FieldsContext)[name]
  // An agreement stands beside its box.
  if (field === undefined || field.widget === 'agreement') return null
  return (
    <Label htmlFor={id} $isRequired={isRequired}>
      {t(field.label)}
    </Label>
  )
}

/** The hint, until there is an error. Without a hint of its own, a field says its rule. */
function FieldNotes({ id, name, params }: { id: string; name: string; params: RuleParams }) {
  const t = useText()
  const { patterns } = useFormParts()
  const error = useFieldError(name)
  const note = useFieldNote(name)
  const field = use(FieldsContext)[name]
  if (field === undefined) return null
  const rule = ruleText(params, field, patterns, t)
  const hint = field.help === undefined ? rule : t(field.help)
  return (
    <Notes id={`${id}-notes`}>
      {error && <ErrorNote>{errorText(error, field, patterns, t)}</ErrorNote>}
      {note !== undefined && !error && (
        <Hint>
          <bdi dir="ltr">{note}</bdi>
        </Hint>
      )}
      {hint !== undefined && note === undefined && !(error && hint === rule) && <Hint>{hint}</Hint>}
    </Notes>
  )
}

const Field = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-inline-size: 0;
`

/** The mark is drawn, not written: the name of the field stays what the text says. */
const Label = styled.label<{ $isRequired: boolean }>`
  font-weight: var(--font-weight-control);

  &::after {
    content: ${({ $isRequired }) => ($isRequired ? "'*' / ''" : 'none')};
    margin-inline-start: var(--space-1);
    color: var(--color-danger);
  }
`

const Notes = styled.div`
  display: grid;
  gap: var(--space-1);

  &:empty {
    display: none;
  }
`

const Hint = styled.p`
  margin: 0;
  font-size: var(--font-size-small);
  color: var(--color-text-muted);
`

const ErrorNote = styled(Hint)`
  color: var(--color-danger);
`
