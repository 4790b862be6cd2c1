import { css, styled } from 'styled-components'
import type { BannerSliderProps } from '@/contract/generated/merchant-types'

type Shape = BannerSliderProps['shape']

/** Space that the text leaves for the pager and the pause button. */
export const controlsSize = '3.5rem'

const withinPage = css`
  margin-block-start: var(--space-5);
  margin-inline: var(--page-edge);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-card);
`

const fromEdgeToEdge = css`
  border-radius: 0;
`

const frames = { cinematic: fromEdgeToEdge, card: withinPage, split: fromEdgeToEdge, strip: fromEdgeToEdge }

export const Frame = styled.section<{ $shape: Shape }>`
  position: relative;
  min-inline-size: 0;
  overflow: hidden;
  isolation: isolate;
  container-type: inline-size;
  ${({ $shape }) => frames[$shape]}
`
