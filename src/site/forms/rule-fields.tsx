import type { FieldProps } from '@rjsf/utils'
import { styled } from 'styled-components'
import { FieldsContext } from './state/form-context'
import { optionsOf, type FormShape, type FormValues, type Limits } from './state/form-shape'
import { RuleField } from './rule-field'

/**
 * The fields of a form, one below the other. Replaces RJSF's ObjectField and SchemaField, which check each field for
 * features that forms of rulesToSchema never use (references, schema choices, renamed properties).
 */
export function RuleFields({ fieldPathId, formData, onChange, registry }: FieldProps) {
  const { schema, uiSchema, fields } = registry.formContext as FormShape
  const { properties = {}, required = [] } = schema
  return (
    <FieldsContext value={fields}>
      <Fields>
        {Object.entries(fields).map(([name, field]) => (
          <RuleField
            key={name}
            id={`${fieldPathId.$id}_${name}`}
            name={name}
            field={field}
            limits={properties[name] as Limits}
            patternId={optionsOf(uiSchema, name).patternId}
            required={required.includes(name)}
            value={(formData as FormValues | undefined)?.[name]}
            onChange={onChange}
          />
        ))}
      </Fields>
    </FieldsContext>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`
