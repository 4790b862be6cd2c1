import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface RadioTilesProps {
  readonly legend: string
  /** Name of the radio group. */
  readonly name: string
  /** Cards side by side, or rows. */
  readonly layout: 'tiles' | 'rows'
  readonly choices: readonly { readonly id: string; readonly isDisabled?: boolean; readonly content: ReactNode }[]
  /** Minimum width of a card. */
  readonly least?: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** A radio group whose options are cards with a few words each. */
export function RadioTiles({ legend, name, layout, least = '7.5rem', choices, chosen, onChoose }: RadioTilesProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Tiles $layout={layout} $least={least}>
        {choices.map(({ id, isDisabled = false, content }) => (
          <Tile key={id} data-layout={layout}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(id)}
            />
            {content}
          </Tile>
        ))}
      </Tiles>
    </Group>
  )
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;

  > legend {
    margin-block-end: 0.4rem;
    padding: 0;
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }
`

const columns = {
  tiles: (least: string) => `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  rows: () => 'minmax(0, 1fr)',
}

const Tiles = styled.div<{ $layout: RadioTilesProps['layout']; $least: string }>`
  display: grid;
  grid-template-columns: ${({ $layout, $least }) => columns[$layout]($least)};
  gap: 0.6rem;
`

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 0.25rem;
  max-inline-size: 24rem;
  min-block-size: 2.75rem;
  padding: 0.75rem 0.85rem;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 0.9rem);
  overflow-wrap: anywhere;
  cursor: pointer;

  > input {
    position: absolute;
    inset-block-start: 0.8rem;
    inset-inline-end: 0.8rem;
    inline-size: 1.15rem;
    block-size: 1.15rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  > svg {
    color: var(--color-accent);
  }

  /* What begins beside the circle ends before it. */
  &:not(:has(> svg)) {
    padding-inline-end: 2.3rem;
  }

  > small {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  &[data-layout='rows'] {
    max-inline-size: none;
  }

  /* A row has its drawing beside what it says: what is asked next stands in view on a phone. */
  &[data-layout='rows']:has(> svg) {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 0.75rem;
    padding-inline-end: 2.5rem;

    > :not(input) {
      grid-column: 2;
    }

    > svg {
      grid-area: 1 / 1 / span 3;
    }
  }

  &:has(:checked) {
    border-color: var(--color-accent);
    background: color-mix(in srgb, var(--color-accent) 10%, transparent);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    cursor: not-allowed;
    border-style: dashed;
  }
`
