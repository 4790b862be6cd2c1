import { css, styled } from 'styled-components'
import { desk, phone } from '@/site/ui/view/screen-sizes'

const whole = css`
  position: fixed;
  inset: 0;
  z-index: 60;
  block-size: 100dvh;
  padding: 0;
  grid-template-rows: auto minmax(0, 1fr);

  /* What it covers is not reached by the keyboard either. */
  :root:has(&) :is(header, aside):not(dialog *) {
    visibility: hidden;
  }
`

/**
 * The bar and the stage: the whole screen on a phone and in theatre mode, else as wide as the window's height allows.
 */
export const Theatre = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: var(--space-4) var(--page-edge) 0;
  background: var(--color-background);

  @media ${phone} {
    ${whole}
  }

  &:fullscreen,
  &[data-whole] {
    ${whole}
  }
`

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: stretch;
  min-block-size: 0;
  overflow: hidden;
  background: #0b0d12;

  @media ${desk} {
    aspect-ratio: 16 / 9;
    max-block-size: calc(100dvh - 12rem);
    inline-size: 100%;
    /* A window that is higher than it is wide has room below 16:9, which games made for phones need. */
    min-block-size: min(44rem, 100dvh - 12rem);
    border-end-start-radius: var(--radius-card);
    border-end-end-radius: var(--radius-card);
  }

  [data-whole] > &,
  :fullscreen > & {
    aspect-ratio: auto;
    max-block-size: none;
    min-block-size: 0;
    border-radius: 0;
  }
`

export const Frame = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  grid-area: 1 / 1;
`
