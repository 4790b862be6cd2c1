import { useEffect } from 'react'
import { formatDuration, machineDuration } from '@/site/i18n/format-duration'
import { useLanguage } from '@/site/i18n/language'
import { answeredAt, checkDueAt } from '@/site/session/reality-check'
import { useSessionMinutes } from '@/site/session/session-minutes'
import { useDialogs } from '@/site/merchant/dialogs'

interface Props {
  /** Whether the time is shown. */
  readonly clock: boolean
  /** Minutes between two reality checks. 0 for none. */
  readonly interval: number
}

/** How long the signed-in player has been playing, and a reality check after each interval. */
export function SessionTime({ clock, interval }: Props) {
  const { t, locale } = useLanguage()
  const minutes = useSessionMinutes()
  useRealityCheck(interval === 0 ? 0 : checkDueAt(minutes, interval))
  if (!clock) return null
  return (
    // Read when it is come upon, and never by itself.
    <time dateTime={machineDuration(minutes)}>
      {t('responsible-play.clock', { time: formatDuration(minutes, locale) })}
    </time>
  )
}

/** Asks about a check that is due, in a tab that is looked at: a copy of it may have been answered meanwhile. */
function useRealityCheck(due: number): void {
  const dialogs = useDialogs()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && due > answeredAt()) dialogs.open('reality-check', {})
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [due, dialogs])
}
