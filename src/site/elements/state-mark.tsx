import { styled } from 'styled-components'

/** How something stands: it went well, it was refused, it waits, or it is over without either. */
export type Standing = 'good' | 'refused' | 'waiting' | 'over'

/**
 * Each standing has a shape of its own, so that nobody depends on its colour: a disc with a tick, a square with a
 * cross, a clock, a ring with a bar.
 */
const drawings: Readonly<Record<Standing, string>> = {
  good: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0ZM6.9 11.9l5.6-5.6-1.5-1.5-4.1 4.1-2-2-1.5 1.5 3.5 3.5Z',
  refused:
    'M1 1h14v14H1ZM4.2 5.6 6.6 8l-2.4 2.4 1.4 1.4L8 9.4l2.4 2.4 1.4-1.4L9.4 8l2.4-2.4-1.4-1.4L8 6.6 5.6 4.2 4.2 5.6Z',
  waiting: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM7 4h2v3.6l2.6 2.6-1.4 1.4L7 8.4Z',
  over: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM4.5 7h7v2h-7Z',
}

/** A mark before the words of a state, told apart by shape and colour. The words say the same. */
export function StateMark({ standing }: { readonly standing: Standing }) {
  return (
    <Mark viewBox="0 0 16 16" aria-hidden focusable="false" data-standing={standing}>
      <path d={drawings[standing]} fill="currentColor" fillRule="evenodd" />
    </Mark>
  )
}

const Mark = styled.svg`
  display: inline-block;
  inline-size: 0.95em;
  block-size: 0.95em;
  margin-inline-end: 0.35em;
  vertical-align: -0.12em;
  color: var(--color-text-muted);

  &[data-standing='good'] {
    color: var(--color-success);
  }

  &[data-standing='refused'] {
    color: var(--color-danger);
  }

  &[data-standing='waiting'] {
    color: var(--color-accent);
  }
`
