import { styled } from 'styled-components'
import { useServerSecond, type NextDraw } from '@/site/gateway/games/lottery'
import { useText } from '@/site/i18n/language'

/** Whether betting on a draw is closed, by the server's clock. */
export function useIsClosed({ closesAt }: Pick<NextDraw, 'closesAt'>): boolean {
  return useServerSecond() >= Date.parse(closesAt)
}

/** Time until betting on a draw closes, and after that until the draw itself. */
export function Countdown({ draw }: { draw: NextDraw }) {
  const t = useText()
  const now = useServerSecond()
  const [closes, draws] = [Date.parse(draw.closesAt), Date.parse(draw.drawsAt)]
  const isClosed = now >= closes
  if (isClosed && now >= draws) return <Words>{t('lottery-lobby.drawing')}</Words>
  return (
    <Words>
      {t(isClosed ? 'lottery-lobby.drawnIn' : 'lottery-lobby.closesIn')}{' '}
      <Time role="timer" $isSoon={!isClosed && closes - now <= 15_000}>
        {timeText((isClosed ? draws : closes) - now)}
      </Time>
    </Words>
  )
}

/** Includes days only if there are any: 2:05:00:00, 5:00:00, 0:59. */
function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const largest = parts.findIndex((part) => part > 0)
  const first = largest === -1 ? 2 : Math.min(largest, 2)
  return parts
    .slice(first)
    .map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':')
}

const Words = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Time = styled.strong<{ readonly $isSoon: boolean }>`
  color: ${({ $isSoon }) => ($isSoon ? 'var(--color-danger)' : 'var(--color-text)')};
  font-size: var(--font-size-body);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
