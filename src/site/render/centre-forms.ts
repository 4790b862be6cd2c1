import { css } from 'styled-components'
import type { CentreForm } from '@/contract/generated/merchant-types'

/** Variables and rules for each choice of `form` in panels.json. Panels need not know it. */
const densities = {
  roomy: null,
  close: css`
    --panel-gap: 0.5rem;
    --panel-inset: 0.75rem;
  `,
} as const

const cards = {
  outlined: null,
  raised: css`
    --section-border: 0;
    --section-start: 0;
    --section-background: var(--color-surface);
    --section-shadow: var(--shadow-card);
  `,
  open: css`
    --section-border: 0;
    --section-start: 3px solid var(--color-border);
    --section-radius: 0;
    --section-background: var(--color-surface);
  `,
} as const

const headings = {
  plain: null,
  band: css`
    section > h3:first-child {
      margin: calc(-1 * var(--section-padding));
      margin-block-end: 0;
      padding: 0.4rem var(--section-padding);
      background: color-mix(in srgb, var(--color-accent) 14%, var(--color-surface));
      font-size: 1rem;
    }
  `,
  rule: css`
    section > h3:first-child {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      text-align: center;

      &::before,
      &::after {
        content: '';
        flex: 1 1 1rem;
        border-block-start: 1px solid color-mix(in srgb, var(--color-accent) 55%, transparent);
      }
    }
  `,
} as const

/** Lines of records; side by side in columns on a wide screen they keep the face of their figures alone. */
const lines = {
  list: null,
  cards: css`
    --line-gap: 0.2rem;
    --line-rule: 0;
    --line-radius: min(var(--radius-card), 0.75rem);
    --line-background: var(--color-surface);
    --day-background: none;
    --day-space: 0;
  `,
  ledger: css`
    --line-rule: 1px dashed var(--color-border);
    --day-rule: 3px double color-mix(in srgb, var(--color-accent) 60%, transparent);
    --day-background: none;
    --day-color: var(--color-accent);
  `,
  scores: css`
    --line-gap: 2px;
    --line-rule: 0;
    --line-edge: 4px solid var(--color-border-strong);
    --line-background: var(--color-surface);
    --figure-face: var(--font-heading);
    --figure-size: 1.15em;
    --day-background: var(--color-border);
    --day-color: var(--color-text);
  `,
} as const

/**
 * Curtains of light and stars over the head, in colours that leave its words readable; they end below it. Stars are
 * white on every page: in the colour of its text they would be specks on a light one.
 */
const sky = css`
  --head-rule: transparent;
  --sky-ground: color-mix(in srgb, var(--color-surface-raised) 55%, transparent);
  background:
    linear-gradient(var(--sky-ground), var(--sky-ground) 20%, var(--color-surface-raised) 95%) 0 0 / 100% 13rem
      no-repeat,
    radial-gradient(circle, white 0 1px, transparent 1.5px) 1rem 0.3rem / 7.3rem 4.1rem repeat-x,
    radial-gradient(circle, white 0 1px, transparent 1.5px) 4rem 1.2rem / 11.9rem 5.7rem repeat-x,
    repeating-linear-gradient(
        97deg,
        transparent 0 1.5rem,
        color-mix(in srgb, var(--color-primary) 45%, transparent) 3.5rem,
        transparent 5rem 8rem,
        color-mix(in srgb, var(--color-accent) 50%, transparent) 9.5rem,
        transparent 12rem
      )
      0 0 / 100% 13rem no-repeat,
    var(--color-surface-raised);
`

export const frameForm = {
  plain: null,
  stage: css`
    ${sky}

    --head-room: 1.5rem;
    --head-size: min(var(--font-size-display), 2.5rem);
  `,
} as const

/** The form of a centre's panel. */
export const panelForm = ({ density, cards: card, headings: heading, lines: line }: CentreForm) => css`
  ${lines[line]}
  ${densities[density]}
  ${cards[card]}
  ${headings[heading]}
`
