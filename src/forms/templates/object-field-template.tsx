import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { styled } from 'styled-components'

/** The fields of a form, one below the other. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <Fields>{properties.map(({ content }) => content)}</Fields>
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`
