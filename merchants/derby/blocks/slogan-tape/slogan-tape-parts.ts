import { css, keyframes, styled } from 'styled-components'
import type { DerbySloganTapeProps } from '@/contract/generated/merchant-types'

const looks = {
  band: css`
    background: var(--color-primary);
    color: var(--color-on-primary);
  `,
  line: css`
    border-block: 1px solid var(--color-border);
    background: var(--color-surface);
    color: var(--color-text);
  `,
} as const

export const Tape = styled.section<{ $look: DerbySloganTapeProps['look'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  ${({ $look }) => looks[$look]}

  @media (prefers-reduced-motion: reduce) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }
`

export const Window = styled.div`
  display: flex;
  overflow: hidden;
`

const forwards = keyframes`
  to { translate: -100%; }
`

const mirrored = keyframes`
  to { translate: 100%; }
`

/** Never shorter than the window, so that two of them always fill it. */
export const Slogans = styled.ul<{ $seconds: number; $isPaused: boolean }>`
  display: flex;
  flex: none;
  justify-content: space-around;
  min-inline-size: 100%;
  padding: 0;
  list-style: none;
  animation: ${forwards} ${({ $seconds }) => $seconds}s linear infinite;
  animation-play-state: ${({ $isPaused }) => ($isPaused ? 'paused' : 'running')};

  &:dir(rtl) {
    animation-name: ${mirrored};
  }

  ${Window}:hover > & {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    flex: 1 1 auto;
    flex-wrap: wrap;
    justify-content: center;
    min-inline-size: 0;
    animation: none;

    &[aria-hidden] {
      display: none;
    }
  }
`

export const Slogan = styled.li`
  display: flex;
  align-items: center;
  gap: clamp(1.25rem, 3vw, 2.5rem);
  padding: 0.6em 0;
  padding-inline-start: clamp(1.25rem, 3vw, 2.5rem);
  font: var(--font-weight-heading) clamp(1.25rem, 2.6vw, 1.75rem) / 1.2 var(--font-heading);
  letter-spacing: var(--heading-tracking);
  text-transform: var(--heading-transform);
  white-space: nowrap;

  /* Two strokes of a finishing line between one slogan and the next. */
  &::after {
    content: '';
    flex: none;
    inline-size: 1.1em;
    block-size: 0.8em;
    background: currentColor;
    clip-path: polygon(22% 0, 45% 0, 23% 100%, 0 100%, 22% 0, 77% 0, 100% 0, 78% 100%, 55% 100%, 77% 0);
  }

  @media (prefers-reduced-motion: reduce) {
    padding-inline: clamp(1rem, 2vw, 2rem);
    white-space: normal;

    &::after {
      display: none;
    }
  }
`

/** Beside the slogans, never over them. Where nothing moves there is nothing to pause. */
export const Switch = styled.div`
  padding-inline: var(--space-2);
  border-inline-start: 1px solid color-mix(in srgb, currentColor 30%, transparent);

  /* The ground may be the main colour, on which the ring of the page cannot be told. */
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
