import { styled } from 'styled-components'
import { Actions, Lead, Sheet, Sentence, Words } from './call-to-action-parts'

/** A full-bleed band in the primary colour. */
export const Band = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: var(--space-6);
  padding-block: clamp(2.5rem, 6vw, 5rem);
  padding-inline: var(--page-edge);
  overflow: hidden;
  background: var(--color-primary);
  color: var(--color-on-primary);

  /* Rings in a corner, faint enough to leave the text its contrast. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: -22rem;
    z-index: -1;
    inline-size: 44rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: repeating-radial-gradient(
      circle,
      color-mix(in srgb, var(--color-on-primary) 6%, transparent) 0 2.5rem,
      transparent 2.5rem 5rem
    );
    translate: 0 -50%;
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

/** Text and picture side by side in one card. */
export const Split = styled.div`
  display: grid;
  margin-inline: var(--page-edge);
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  box-shadow: var(--card-shadow);

  ${Words} {
    padding: clamp(1.5rem, 5vw, 2.5rem) clamp(1.25rem, 5vw, 2.5rem) var(--space-3);
  }

  ${Lead} {
    color: var(--color-text-muted);
  }

  ${Actions} {
    padding: 0 clamp(1.25rem, 5vw, 2.5rem) clamp(1.5rem, 5vw, 2.5rem);
  }

  ${Sheet} {
    aspect-ratio: 16 / 10;
  }

  @media (min-width: 48rem) {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1.05fr) minmax(0, 1fr);

    ${Words} {
      align-content: end;
      padding: 3rem clamp(2rem, 4vw, 5rem) var(--space-3);
    }

    ${Actions} {
      align-self: start;
      padding: 0 clamp(2rem, 4vw, 5rem) 3rem;
    }

    ${Sheet} {
      grid-area: 1 / 2 / 3 / 3;
      aspect-ratio: auto;
      min-block-size: 26rem;
    }
  }
`

/**
 * Full-bleed: text over the picture, on a scrim in the page's background colour. On phones the picture stands above the
 * text.
 */
export const Poster = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: end;
  gap: var(--space-4);
  padding-block: 62vw clamp(2.5rem, 6vw, 5rem);
  padding-inline: var(--page-edge);

  ${Sheet} {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    block-size: 72vw;
  }

  ${Sheet}::after {
    --veil: var(--color-background) 16%, transparent 60%;

    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, var(--veil));
  }

  ${Sentence} {
    max-inline-size: 20ch;
    font-size: var(--font-size-display);
    line-height: 1;
  }

  ${Actions} {
    align-self: start;
  }

  @media (min-width: 48rem) {
    align-content: center;
    min-block-size: clamp(24rem, 40vw, 36rem);
    padding-block: clamp(2.5rem, 6vw, 5rem);

    ${Words} {
      max-inline-size: min(38rem, 55%);
    }

    ${Sheet} {
      inset: 0;
      block-size: auto;
    }

    ${Sheet}::after {
      --veil:
        var(--color-background) 22%, color-mix(in srgb, var(--color-background) 82%, transparent) 50%, transparent 80%;

      background: linear-gradient(to right, var(--veil));
    }

    ${Sheet}:dir(rtl)::after {
      background: linear-gradient(to left, var(--veil));
    }
  }
`
