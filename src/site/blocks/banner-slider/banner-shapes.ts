import { css, styled } from 'styled-components'
import type { BannerSliderProps } from '@/contract/generated/merchant-types'
import { Art, Text, Title, Words } from './banner-parts'
import { controlsSize } from './carousel-layout'

/** Tall and full-bleed, with the text on a scrim. The picture fades into the page at the bottom. */
const cinematic = css`
  min-block-size: clamp(26rem, 72svh, 42rem);
  padding-inline: var(--page-edge);
  color: #fff;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      to var(--far-side),
      var(--color-overlay) 20%,
      color-mix(in srgb, var(--color-overlay) 60%, transparent) 48%,
      transparent 72%
    );
  }

  ${Art},
  &::before {
    mask-image: linear-gradient(to top, transparent 0.5rem, #000 7rem);
  }

  /* Words stand at the start, so what a picture shows stands at its end: that is what a narrow window keeps. */
  ${Art} img {
    object-position: 80% 50%;
  }

  ${Words} {
    align-content: center;
    max-inline-size: 36rem;
    padding-block: var(--space-8) 7rem;
  }

  /* The words reach further into the picture than on a wide screen. */
  @media (max-width: 1023px) {
    &::before {
      background: linear-gradient(
        to var(--far-side),
        var(--color-overlay) 36%,
        color-mix(in srgb, var(--color-overlay) 72%, transparent) 62%,
        transparent 88%
      );
    }

    ${Words} {
      max-inline-size: 24rem;
    }
  }

  @media (max-width: 767px) {
    min-block-size: clamp(27rem, 74svh, 36rem);

    &::before {
      background: linear-gradient(to top, var(--color-overlay) 45%, transparent 80%);
    }

    ${Art},
    &::before {
      mask-image: linear-gradient(to top, transparent 0.5rem, #000 5rem);
    }

    ${Art} img {
      object-position: 50% 50%;
    }

    ${Words} {
      align-content: end;
      max-inline-size: none;
      padding-block-end: 5rem;
    }
  }
`

/** A card with the text on a scrim over its picture. */
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

/** The text on a panel of its own with a slanted edge, beside the picture. On phones it stands above the picture. */
const split = css`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 13fr);
  min-block-size: clamp(24rem, 42vw, 34rem);
  background: var(--color-surface);

  ${Words} {
    position: relative;
    align-content: center;
    padding-block: var(--space-8) calc(${controlsSize} + var(--space-4));
    padding-inline: max(var(--space-gutter), (100cqi - 80rem) / 2) var(--space-4);
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

/** Low, as the header of a page: the page's name on a scrim over the picture. */
const strip = css`
  min-block-size: clamp(5rem, 13vw, 10rem);
  padding-inline: var(--page-edge);
  color: #fff;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to var(--far-side), var(--color-overlay) 45%, transparent);
  }

  ${Art} img {
    object-position: 80% 45%;
  }

  ${Words} {
    align-content: center;
    gap: var(--space-1);
    padding-block: var(--space-3);
  }

  ${Title} {
    font-size: min(var(--font-size-heading), 2.25rem);
  }

  ${Text} {
    font-size: var(--font-size-body);

    @media (max-width: 767px) {
      display: none;
    }
  }
`

const shapes = { cinematic, card, split, strip }

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
