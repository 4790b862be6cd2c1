import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'

/** What a sheet says before it asks. */
export const SheetHint = styled(PanelHint)`
  margin-block-end: 1rem;
`
