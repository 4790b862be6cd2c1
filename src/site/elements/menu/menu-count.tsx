import { css, styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'

/** Higher counts are shortened, so that the badge does not cover its neighbours. */
const mostShown = 99

interface MenuCountProps {
  readonly count: number
  /** After the text, or over the icon if the entry is taller than wide. */
  readonly place: 'end' | 'icon'
}

/** The badge with the count of a menu entry. The accessible name of the entry contains the count in words. */
export function MenuCount({ count, place }: MenuCountProps) {
  const format = useFormat()
  const shown = `${format.number(Math.min(count, mostShown))}${count > mostShown ? '+' : ''}`
  return <Bubble aria-hidden="true" data-count={shown} $place={place} />
}

const places = {
  end: css`
    margin-inline-start: auto;
  `,
  icon: css`
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-start: calc(50% + 0.3rem);
  `,
}

const Bubble = styled.b<{ $place: keyof typeof places }>`
  flex: none;
  min-inline-size: 1.25rem;
  padding: 0.05rem 0.3rem;
  /* On a button of the main colour it is seen by its edge. */
  border: 1px solid var(--color-on-primary);
  border-radius: 999px;
  background: var(--color-primary);
  color: var(--color-on-primary);
  font: var(--font-weight-control) 0.75rem / 1.05rem var(--font-body);
  font-variant-numeric: tabular-nums;
  text-align: center;
  letter-spacing: 0;

  ${({ $place }) => places[$place]}

  /* No text of the target, whose name says it in words. */
  &::before {
    content: attr(data-count);
  }
`
