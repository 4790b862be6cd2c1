import { css, styled } from 'styled-components'
import { Arrow, Body, CardLink, Chip, Picture } from './card-parts'

/**
 * Text over the picture, on a scrim in the surface colour: readable in both colour schemes, whatever the picture shows.
 */
const over = css`
  min-block-size: 20rem;
  justify-content: flex-end;

  ${Picture} {
    position: absolute;
    inset: 0;
    block-size: 100%;
    aspect-ratio: auto;
  }

  ${Body} {
    padding-block-start: 4rem;
    background: linear-gradient(
      to top,
      var(--color-surface) 45%,
      color-mix(in srgb, var(--color-surface) 82%, transparent) 70%,
      transparent
    );
  }

  ${Chip} {
    margin-block-end: auto;
  }

  /* A picture needs no arrow to be pressed; it shows where there is a pointer or the keyboard to follow. */
  &:not(:hover, :focus-within) ${Arrow} {
    opacity: 0;
  }
`

export const Frame = styled.article<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  isolation: isolate;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  box-shadow: var(--card-shadow);
  ${({ $over }) => $over && over}

  &:has(${CardLink}:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }

  @media (hover: hover) {
    &:has(${CardLink}):hover ${Arrow} {
      background: var(--color-primary);
      color: var(--color-on-primary);
    }
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: translate var(--duration-short);

    ${Picture} {
      transition: scale var(--duration-medium);
    }

    &:has(${CardLink}):hover {
      translate: 0 -3px;

      ${Picture} {
        scale: 1.04;
      }
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`
