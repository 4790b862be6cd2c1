import { Suspense } from 'react'
import { styled } from 'styled-components'
import { AgeMark } from '@/site/elements/age-mark'
import { useSystemStatus } from '@/site/gateway/content/permission'
import type { ResponsiblePlayProps } from '@/contract/generated/merchant-types'
import { SectionButtons } from '@/site/elements/menu/section-buttons'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { lazyPart } from '@/site/ui/loading/lazy-part'

/** Lazy-loaded, because nobody is signed in before hydration. */
const SessionTime = lazyPart('session-time', () => import('./session-time').then((part) => part.SessionTime))

const LimitsLeft = lazyPart('limits-left', () => import('@/site/elements/limits-left').then((part) => part.LimitsLeft))

/** The 18+ notice, links to help, and the session clock. */
export function ResponsiblePlay({ notice, sessionClock, realityCheckMinutes, limits, links }: ResponsiblePlayProps) {
  const t = useText()
  const { status, role } = useSession()
  const isSignedIn = status === 'signedIn'
  // While the site is closed, the pages that these links lead to do not exist.
  const hasLinks = useSystemStatus() === 0 && links.order.length > 0
  const hasClock = isSignedIn && sessionClock
  const time = isSignedIn && (sessionClock || realityCheckMinutes > 0) && (
    <Suspense>
      <SessionTime clock={sessionClock} interval={realityCheckMinutes} />
    </Suspense>
  )
  const left = isSignedIn && role !== 'trial' && limits.length > 0 && (
    <Suspense>
      <LimitsLeft kinds={limits} />
    </Suspense>
  )
  if (!notice && !hasLinks && !hasClock && left === false) return time
  return (
    <Strip aria-label={t('responsible-play.label')}>
      {notice && (
        <Notice>
          <AgeMark $size={2.5} role="img" aria-label={t('responsible-play.ageLabel')}>
            {t('responsible-play.age')}
          </AgeMark>
          <p>{t('responsible-play.notice')}</p>
        </Notice>
      )}
      {hasLinks && (
        <Help>
          <SectionButtons buttons={links} />
        </Help>
      )}
      {left}
      {hasClock ? <Clock>{time}</Clock> : time}
    </Strip>
  )
}

/** Hidden if it is empty: no limit is set and nothing else is shown. */
const Strip = styled.aside`
  &:empty {
    display: none;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding: var(--space-4) var(--page-edge);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`

const Notice = styled.div`
  flex: 1 1 20rem;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  /* Below the mark where a long word in large text leaves no room beside it. */
  > p {
    flex: 1 1 12rem;
    max-inline-size: 70ch;
    text-wrap: pretty;
  }
`

/** No more emphasis than the text beside it. */
const Help = styled.div`
  :is(a, button) {
    min-block-size: 2.75rem;
    font-size: var(--font-size-small);
  }
`

/** Reserves the height of its text, so that nothing shifts when it appears. */
const Clock = styled.div`
  min-block-size: 1.5em;
  font-variant-numeric: tabular-nums;
`
