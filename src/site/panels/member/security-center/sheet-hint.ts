import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'

/** The introduction of a sheet. */
export const SheetHint = styled(PanelHint)`
  margin-block-end: 1rem;
`
