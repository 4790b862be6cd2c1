import { css, styled } from 'styled-components'
import type { DrawResultsProps } from '@/contract/generated/merchant-types'

export type BallLook = DrawResultsProps['balls']

/** A winning number, one ball for each digit; screen readers read the number. */
export function Balls({ number, look }: { number: string; look: BallLook }) {
  return (
    <Row $look={look} role="img" aria-label={[...number].join(' ')}>
      {[...number].map((digit, place) => (
        <span key={place} aria-hidden>
          {digit}
        </span>
      ))}
    </Row>
  )
}

/** Lit from above, in the brand's colour. */
const glossy = css`
  > span {
    border-radius: 50%;
    background:
      radial-gradient(circle at 35% 28%, #fff 0 8%, transparent 30%),
      radial-gradient(circle at 50% 45%, #fff3c9, #f4b63c 70%, #b06f0c);
    box-shadow: 0 2px 6px rgb(0 0 0 / 35%);
    color: #2a1600;
  }
`

/** Folded paper with a printed ring, each slightly different. */
const paper = css`
  gap: 0.22em;

  > span {
    border: 1px solid #d9b98a;
    border-radius: 47% 53% 50% 50% / 52% 47% 53% 48%;
    background:
      linear-gradient(102deg, transparent 49%, rgb(150 92 40 / 22%) 50%, transparent 52%),
      repeating-linear-gradient(17deg, rgb(150 92 40 / 5%) 0 2px, transparent 2px 5px), #fff8ea;
    box-shadow:
      inset 0 0 0 3px #fff8ea,
      inset 0 0 0 4px rgb(181 31 36 / 45%),
      1px 2px 0 rgb(120 70 20 / 28%);
    color: #9c1418;
    font-family: var(--font-heading);
    rotate: -4deg;
  }

  > span:nth-child(2n) {
    border-radius: 53% 47% 48% 52% / 48% 53% 47% 52%;
    rotate: 5deg;
  }

  > span:nth-child(3n) {
    rotate: -1deg;
    translate: 0 1px;
  }
`

/** Flaps of a split-flap display. */
const flaps = css`
  gap: 2px;

  > span {
    inline-size: 1.55em;
    border-radius: 2px;
    background: linear-gradient(#2c3138 0 49%, #0c0e11 49% 52%, #20242a 52%);
    color: #f4f6f0;
    font-family: var(--font-heading);
  }
`

const looks = { glossy, paper, flaps } as const satisfies Record<BallLook, unknown>

const Row = styled.span<{ readonly $look: BallLook }>`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.18em;
  font-size: 1.0625rem;
  font-weight: 800;
  font-variant-numeric: tabular-nums;

  > span {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.95em;
    block-size: 1.95em;
    line-height: 1;
  }

  ${({ $look }) => looks[$look]}

  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }
  }
`
