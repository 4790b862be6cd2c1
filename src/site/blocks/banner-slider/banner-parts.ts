import { css, styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { controlsSize } from './carousel-layout'

export const Art = styled.picture`
  position: absolute;
  inset: 0;
  z-index: -2;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    user-select: none;
  }
`

export const Words = styled.div<{ $roomBelow: boolean }>`
  display: grid;
  justify-items: start;
  align-content: end;
  gap: var(--space-3);
  overflow-wrap: anywhere;
  padding-block-end: ${({ $roomBelow }) => ($roomBelow ? controlsSize : 'var(--space-8)')};
`

export const Title = styled.h2`
  max-inline-size: 10em;
  font-size: var(--font-size-display);
  line-height: 1.04;
`

export const Text = styled.p`
  max-inline-size: 26em;
  font-size: var(--font-size-large);
  line-height: 1.45;
  text-wrap: pretty;
`

const stretched = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`

/** The button of a banner. Its click area covers the whole banner. */
export const Label = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  position: static;
  min-block-size: 3rem;
  margin-block-start: var(--space-2);
  ${stretched}

  /* A translate would make it the frame of what covers the banner. */
  &:active {
    translate: none;
  }
`

export const StretchedTarget = styled(ActionTarget)`
  padding: 0;
  border: 0;
  background: none;
  ${stretched}
`
