import type { CSSProperties } from 'react'
import { styled } from 'styled-components'

interface BallsProps {
  readonly number: string
  /** The look of a section that has its own (`ballStyle`); without it, that of the brand. */
  readonly style?: CSSProperties | undefined
}

/** A winning number, one ball for each digit; screen readers read the number. */
export function Balls({ number, style }: BallsProps) {
  return (
    <Row style={style} dir="ltr" role="img" aria-label={[...number].join(' ')}>
      {[...number].map((digit, place) => (
        <span key={place} data-odd={place % 2 === 0} aria-hidden>
          {digit}
        </span>
      ))}
    </Row>
  )
}

/** Several numbers, one ball for each, as wide as its digits. They stay text, which can be read and copied. */
export function NumberBalls({ numbers, style }: { readonly numbers: readonly string[] } & Omit<BallsProps, 'number'>) {
  return (
    <Row as="bdi" style={style} dir="ltr" data-small>
      {numbers.map((number, place) => (
        <span key={place} data-odd={place % 2 === 0}>
          {number}{' '}
        </span>
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--ball-gap);
  font-size: 1.0625rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;

  > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: var(--ball-width);
    block-size: 1.95em;
    border: var(--ball-border);
    border-radius: var(--ball-corner);
    background: var(--ball-background);
    box-shadow: var(--ball-shadow);
    color: var(--ball-color);
    font-family: var(--ball-face);
    line-height: 1;
    rotate: var(--ball-turn);
  }

  > [data-odd='true'] {
    rotate: calc(var(--ball-turn) * -0.9);
  }

  &[data-small] {
    gap: 0.3rem;
    font-size: 0.875rem;
    font-weight: 700;

    > span {
      inline-size: auto;
      min-inline-size: var(--ball-width);
      padding-inline: 0.6em;
      rotate: none;
    }
  }

  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`
