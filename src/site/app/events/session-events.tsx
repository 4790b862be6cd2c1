import { useEffect, useEffectEvent, useRef } from 'react'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useErrorText } from '@/site/gateway/error-text'
import { useGateway } from '@/site/gateway/gateway-context'
import { endingTokens } from '@/site/session/ending-tokens'
import { listenForSignOut } from '@/site/session/other-tabs'
import { passwordChange } from '@/site/session/password-change'
import { useSession } from '@/site/session/session'
import { sessionStore } from '@/site/session/session-store'
import { useDialogs } from '@/site/merchant/dialogs'
import { warning } from '@/site/merchant/actions/message-presets'
import { focusPageIfLost } from '@/site/ui/focus/focus-page-if-lost'
import { takeEntryToken } from '@/site/app/start/entry-token'

/** Session events that no click on this page causes. */
export function SessionEvents() {
  const session = useSessionActions()
  const isSignedIn = useSession().status === 'signedIn'
  const dialogs = useDialogs()
  const gateway = useGateway()
  const errorText = useErrorText()

  useEffect(() => listenForSignOut((customerId) => void session.followSignOut(customerId)), [session])

  useEffect(() => {
    if (isSignedIn) session.prepare().catch((error: unknown) => console.warn('signing out needs the network', error))
  }, [isSignedIn, session])

  // The button or the form of the sign-in is gone with it.
  const wasSignedIn = useRef(isSignedIn)
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) focusPageIfLost()
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])

  // A suspended page, or one restored from the back-forward cache, has missed events in the meantime.
  useEffect(() => {
    const handleWake = (event: Event) => {
      const current = sessionStore.get()
      if (current.status === 'signedIn' && sessionStore.isLeft()) void session.followSignOut(current.customerId)
      else if (event instanceof PageTransitionEvent && event.persisted) sessionStore.reload()
    }
    addEventListener('pageshow', handleWake)
    document.addEventListener('visibilitychange', handleWake)
    return () => {
      removeEventListener('pageshow', handleWake)
      document.removeEventListener('visibilitychange', handleWake)
    }
  }, [session])

  // Runs once: each attempt continues until its session has ended, and a change of language creates another gateway.
  const endLeft = useEffectEvent(() => {
    if (endingTokens.all().length === 0) return
    import('@/site/merchant/sign-in/end-session').then(
      ({ resumeLogouts: endLeftSessions }) => endLeftSessions(gateway),
      (error: unknown) => console.warn('ending a session needs the network', error),
    )
  })
  useEffect(() => endLeft(), [])

  // The page was reloaded before the player had chosen a new password.
  useEffect(() => {
    if (passwordChange.takeLeftOver()) dialogs.open('login-register', { tab: 'login', account: '' })
  }, [dialogs])

  useEffect(() => {
    const token = takeEntryToken()
    if (token === undefined) return
    session.signInWithToken(token).catch((error: unknown) => dialogs.open('message', warning(errorText(error))))
  }, [session, dialogs, errorText])

  return null
}
