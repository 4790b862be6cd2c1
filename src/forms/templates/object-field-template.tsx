import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { styled } from 'styled-components'
import { FieldsContext } from '@/forms/form-context'
import type { FormShape } from '@/forms/form-shape'

/** The fields of a form, one below the other. */
export function ObjectFieldTemplate({ properties, registry }: ObjectFieldTemplateProps) {
  return (
    <FieldsContext value={registry.formContext as FormShape['fields']}>
      <Fields>{properties.map(({ content }) => content)}</Fields>
    </FieldsContext>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`
