import { css, styled } from 'styled-components'
import type { BannerSliderProps } from '@/generated/merchant-types'
import { ActionTarget } from '@/site/action-target'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
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
  padding-block-end: ${({ $roomBelow }) => ($roomBelow ? controlsSize : 'var(--space-8)')};
`

export const Title = styled.h2`
  max-inline-size: 18ch;
  font-size: var(--font-size-display);
  line-height: 1.04;
`

export const Text = styled.p`
  max-inline-size: 46ch;
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

/** The whole banner is pressed with it. */
export const Label = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  position: static;
  min-block-size: 3rem;
  margin-block-start: var(--space-2);
  ${stretched}

  > svg:dir(rtl) {
    scale: -1 1;
  }

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

/** High and from edge to edge; the picture sinks into the page, and the words stand on what it sinks into. */
const cinematic = css`
  min-block-size: clamp(26rem, 72svh, 42rem);
  padding-inline: var(--page-edge);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(to top, var(--color-background), transparent 45%),
      linear-gradient(
        to var(--far-side),
        color-mix(in srgb, var(--color-background) 88%, transparent) 10%,
        color-mix(in srgb, var(--color-background) 55%, transparent) 42%,
        transparent 72%
      );
  }

  ${Words} {
    align-content: center;
    padding-block: var(--space-8) ${controlsSize};
  }

  @media (max-width: 767px) {
    min-block-size: clamp(27rem, 74svh, 36rem);

    &::before {
      background: linear-gradient(
        to top,
        var(--color-background) 18%,
        color-mix(in srgb, var(--color-background) 82%, transparent) 45%,
        transparent 80%
      );
    }

    ${Words} {
      align-content: end;
    }
  }
`

/** A card with the words on the veil over its picture. */
const card = css`
  min-block-size: clamp(18rem, 30vw, 26rem);
  padding-inline: clamp(1.25rem, 5vw, 4rem);
  color: #fff;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      to var(--far-side),
      var(--color-overlay) 35%,
      color-mix(in srgb, var(--color-overlay) 60%, transparent) 60%,
      transparent 90%
    );
  }

  ${Words} {
    align-content: center;
    padding-block: var(--space-6) ${controlsSize};
  }

  ${Title} {
    font-size: min(var(--font-size-display), 2.75rem);
  }

  @media (max-width: 767px) {
    min-block-size: 24rem;

    &::before {
      background: linear-gradient(to top, var(--color-overlay) 55%, transparent);
    }

    ${Words} {
      align-content: end;
    }
  }
`

/** Words on a plane of their own beside the picture, cut at a slant; above it on phones. */
const split = css`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
  min-block-size: clamp(24rem, 42vw, 34rem);
  background: var(--color-surface);

  ${Words} {
    position: relative;
    align-content: center;
    padding-block: var(--space-8) calc(${controlsSize} + var(--space-4));
    padding-inline: var(--page-edge) var(--space-4);
  }

  ${Title} {
    &::before {
      content: '';
      display: block;
      inline-size: 4.5rem;
      block-size: 0.5rem;
      margin-block-end: var(--space-3);
      background: var(--color-accent);
    }
  }

  ${Art} {
    position: relative;
    inset: auto;
    z-index: 0;
    order: 2;
    min-block-size: 0;
    clip-path: polygon(12% 0, 100% 0, 100% 100%, 0 100%);

    &:dir(rtl) {
      clip-path: polygon(0 0, 88% 0, 100% 100%, 0 100%);
    }

    img {
      position: absolute;
      inset: 0;
    }
  }

  @media (max-width: 767px) {
    grid-template-columns: 1fr;
    grid-template-rows: 13.5rem 1fr;
    min-block-size: 32rem;

    ${Art} {
      order: 0;

      &,
      &:dir(rtl) {
        clip-path: polygon(0 0, 100% 0, 100% 88%, 0 100%);
      }
    }

    ${Words} {
      align-content: start;
      padding-block-start: var(--space-2);
      padding-inline: var(--space-gutter);
    }
  }
`

const shapes = { cinematic, card, split }

export const Slide = styled.div<{ $shape: BannerSliderProps['shape'] }>`
  --far-side: right;
  position: relative;
  display: grid;
  isolation: isolate;
  overflow: hidden;
  ${({ $shape }) => shapes[$shape]}

  &:dir(rtl) {
    --far-side: left;
  }
`
