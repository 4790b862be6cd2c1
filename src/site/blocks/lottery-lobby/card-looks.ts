import { css } from 'styled-components'
import type { LotteryLobbyProps } from '@/contract/generated/merchant-types'

const cards = css`
  border: var(--card-border);
  border-radius: var(--radius-card);
  box-shadow: var(--card-shadow);

  &[data-closed='false'] {
    background:
      radial-gradient(120% 90% at 100% 0, color-mix(in srgb, var(--color-accent) 16%, transparent), transparent 60%),
      var(--card-background);
  }

  &[data-closed='true'] {
    border-style: dashed;
    box-shadow: none;
  }
`

/** A paper ticket with perforations, and a stub for the bet. */
const tickets = css`
  --hole: 0.55rem;

  border-radius: min(var(--radius-card), 0.5rem);
  filter: drop-shadow(0 1px 0 var(--color-border)) drop-shadow(0 2px 5px rgb(0 0 0 / 12%));
  mask:
    radial-gradient(circle var(--hole) at 0 calc(100% - 4.6rem), #0000 97%, #000) start / 51% 100% no-repeat,
    radial-gradient(circle var(--hole) at 100% calc(100% - 4.6rem), #0000 97%, #000) end / 51% 100% no-repeat;

  > :last-child {
    min-block-size: 3.2rem;
    padding-block-start: var(--space-3);
    border-block-start: 2px dashed var(--color-border);
  }
`

/** A row of a board, in columns on a wide screen. */
const board = css`
  padding: var(--space-3) min(var(--space-4), 1.25rem);
  border-inline-start: 4px solid var(--color-accent);

  &[data-closed='true'] {
    border-inline-start-color: var(--color-border);
  }

  @media (min-width: 900px) {
    grid-template: auto / minmax(12rem, 1.2fr) minmax(14rem, 1.3fr) minmax(18rem, 1.4fr);
    align-items: center;
    gap: var(--space-5);

    > * {
      grid-area: auto;
    }

    > :first-child {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;

      > :last-child {
        order: -1;
        margin: 0;
      }
    }
  }
`

export const cardLooks = { cards, tickets, board } as const satisfies Record<LotteryLobbyProps['look'], unknown>
