import { styled } from 'styled-components'
import { MainContent } from '@/site/ui/view/main-content'

export const Frame = styled(MainContent).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-5);
  padding-inline: var(--page-edge);
`

/** The fields of a sheet in one column. */
export const SheetForm = styled.form`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
`

export const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
`
