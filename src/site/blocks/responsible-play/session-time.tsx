import { useEffect } from 'react'
import { formatDuration, machineDuration } from '@/site/i18n/format-duration'
import { useLanguage } from '@/site/i18n/language'
import { answeredAt, checkDueAt } from '@/site/session/reality-check'
import { useSessionMinutes } from '@/site/session/session-minutes'
import { useDialogs } from '@/site/merchant/dialogs'

interface Props {
  /** Whether the clock is shown. */
  readonly clock: boolean
  /** Minutes between two reality checks. 0 for none. */
  readonly interval: number
}

/** The playing time of the signed-in player, with a reality check after each interval. */
export function SessionTime({ clock, interval }: Props) {
  const { t, formatTag } = useLanguage()
  const minutes = useSessionMinutes()
  useRealityCheck(interval === 0 ? 0 : checkDueAt(minutes, interval))
  if (!clock) return null
  return (
    // Not a live region: screen readers read it when they reach it, but do not announce its changes.
    <time dateTime={machineDuration(minutes)}>
      {t('responsible-play.clock', { time: formatDuration(minutes, formatTag) })}
    </time>
  )
}

/**
 * Opens the reality check when it is due and the tab is visible. Checks again first, because another tab may have
 * answered it.
 */
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
