import { css, styled } from 'styled-components'
import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { SlideControls } from '@/site/ui/slides/slide-controls'

type Shape = BannerSliderProps['shape']

const places: Record<Shape, ReturnType<typeof css>> = {
  cinematic: css`
    inset-inline-end: var(--page-edge);
    color: var(--color-text);

    @media (max-width: 767px) {
      inset-inline: 0;
      justify-content: center;
    }
  `,
  card: css`
    inset-inline: 0;
    justify-content: center;
    --pager-color: #fff;
    color: #fff;
  `,
  split: css`
    inset-inline-start: calc(var(--page-edge) - 0.75rem);
    color: var(--color-text);
  `,
  strip: css`
    inset-inline-end: var(--page-edge);
    color: #fff;
  `,
}

/** Pager and pause button, placed where the shape has space for them. */
export const Controls = styled(SlideControls)<{ $shape: Shape }>`
  position: absolute;
  inset-block-end: 0.375rem;
  z-index: 2;
  ${({ $shape }) => places[$shape]}
`
