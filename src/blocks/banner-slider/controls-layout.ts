import { css, styled } from 'styled-components'
import type { BannerSliderProps } from '@/generated/merchant-types'

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
}

export const Controls = styled.div<{ $shape: Shape }>`
  position: absolute;
  inset-block-end: 0.375rem;
  z-index: 2;
  display: flex;
  align-items: center;
  block-size: 2.75rem;
  ${({ $shape }) => places[$shape]}
`

export const Dots = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;
`

const dot = css`
  inline-size: 2.75rem;

  &::before {
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border-radius: 50%;
  }

  &[aria-current]::before {
    inline-size: 1.75rem;
    border-radius: 0.3rem;
  }
`

const bar = css`
  inline-size: clamp(2.75rem, 6vw, 4.5rem);

  &::before {
    inline-size: calc(100% - 0.5rem);
    block-size: 0.3rem;
    border-radius: min(var(--radius-control), 0.15rem);
  }
`

/** As large as a finger; what is drawn in it is not. */
export const Dot = styled.button<{ $pager: BannerSliderProps['pager'] }>`
  display: grid;
  place-items: center;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;

  &::before {
    content: '';
    background: currentColor;
    opacity: 0.5;
    transition:
      inline-size var(--duration-medium),
      opacity var(--duration-short);
  }

  ${({ $pager }) => ($pager === 'bars' ? bar : dot)}

  &:hover::before {
    opacity: 0.85;
  }

  &[aria-current]::before {
    background: var(--pager-color, var(--color-accent));
    opacity: 1;
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }

    &[aria-current]::before {
      background: Highlight;
    }
  }
`
