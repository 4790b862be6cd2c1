import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '@/site/i18n/format'

/**
 * When this page first saw an answer, by the monotonic clock. The countdown runs from there, so a wrong device clock
 * does not matter.
 */
const seen = new WeakMap<object, number>()

/** An answer with the server's current time in ISO 8601. */
interface Timed {
  readonly now: string
}

/** Milliseconds until a time of the server's clock, never below 0. */
function millisecondsLeft(answer: Timed, until: string): number {
  const since = seen.get(answer) ?? performance.now()
  seen.set(answer, since)
  return Math.max(0, Date.parse(until) - Date.parse(answer.now) - (performance.now() - since))
}

interface TimeLeftProps {
  readonly answer: Timed
  /** ISO 8601, by the server's clock. */
  readonly until: string
  /** Called when the time is reached. */
  readonly onOver: () => void
}

/** A countdown by the server's clock: 14:59, 5:14:59, 2 days 5:14:59. */
export function TimeLeft({ answer, until, onOver }: TimeLeftProps) {
  const [seconds, setSeconds] = useState(() => Math.ceil(millisecondsLeft(answer, until) / 1000))
  const { days } = useFormat()
  const isOver = seconds === 0
  useEffect(() => {
    const look = () => setSeconds(Math.ceil(millisecondsLeft(answer, until) / 1000))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [answer, until])
  useEffect(() => {
    if (isOver) onOver()
    // Runs once, although `onOver` changes: the data that it requests may take some time to arrive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  return <Clock role="timer">{timeText(seconds, days)}</Clock>
}

function timeText(seconds: number, inDays: (count: number) => string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, two(seconds % 60)]
  if (days + hours === 0) return `${minutes}:${rest}`
  const clock = `${hours}:${two(minutes)}:${rest}`
  return days === 0 ? clock : `${inDays(days)} ${clock}`
}

const Clock = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  font-weight: var(--font-weight-heading);
`
