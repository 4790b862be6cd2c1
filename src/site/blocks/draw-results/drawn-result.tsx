import { styled } from 'styled-components'
import { Balls, NumberBalls } from '@/site/elements/balls'
import { ballStyle } from '@/site/games/lottery/ball-style'
import { useStatement } from '@/site/elements/use-statement'
import type { DrawnNumbers } from '@/site/gateway/games/lottery'
import { useText } from '@/site/i18n/language'
import type { BallLook } from '@/site/theme/ball-variables'
import { FoldTitle } from '@/site/ui/fold-title'

interface DrawnResultProps {
  /** The section's own look of drawn numbers, if any. */
  readonly balls: BallLook | undefined
  readonly draw: DrawnNumbers
}

/** Names the time zone of the draws' times, in summer or in winter. */
export function DrawZone({ at }: { at: string }) {
  const t = useText()
  const { zone } = useStatement()
  return <Zone>{t('draw-results.zone', { zone: zone(Date.parse(at)) })}</Zone>
}

/** A draw: its special prize, and when expanded all its numbers, grouped by prize. */
export function DrawnResult({ draw, balls }: DrawnResultProps) {
  const t = useText()
  const { whole } = useStatement()
  const style = ballStyle(balls)
  const count = draw.prizes.reduce((sum, { numbers }) => sum + numbers.length, 0)
  return (
    <Card>
      <div>
        <h3 dir="auto">{draw.title}</h3>
        <small>
          {draw.issue}
          {'\u00a0· '}
          <time dateTime={draw.drawnAt}>{whole(draw.drawnAt)}</time>
        </small>
      </div>
      <Balls number={draw.prizes[0]?.numbers[0] ?? ''} style={style} />
      <details>
        <FoldTitle>{t('draw-results.whole', { count })}</FoldTitle>
        <table>
          <tbody>
            {draw.prizes.map(({ prize, numbers }) => (
              <tr key={prize}>
                <th scope="row">{prize}</th>
                <td>
                  <NumberBalls {...{ numbers, style }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

const Zone = styled.p`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Card = styled.article`
  display: grid;
  gap: var(--space-2);
  padding: min(var(--space-4), 1.25rem);
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: var(--card-background);
  overflow-wrap: anywhere;

  small,
  th {
    color: var(--color-text-muted);
    font-size: var(--font-size-small);
  }

  summary {
    padding-block: 0.6rem;
    min-block-size: 2.75rem;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: var(--space-1) var(--space-2) var(--space-1) 0;
    border-block-start: 1px solid var(--color-border);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  /* The numbers leave the words of their prize whole. */
  th {
    inline-size: 30%;
    overflow-wrap: normal;
  }
`
