import { useEffect } from 'react'
import { useSessionActions } from '@/flows/session-actions'
import { useErrorText } from '@/gateway/error-text'
import { listenForSignOut } from '@/session/other-tabs'
import { passwordChange } from '@/session/password-change'
import { useSession } from '@/session/session'
import { sessionStore } from '@/session/session-store'
import { useBusy } from '@/site/busy'
import { useDialogs } from '@/site/dialogs'
import { warning } from '@/site/message-presets'
import { takeEntryToken } from './entry-token'

/** What happens to the session without a click on this page. */
export function SessionEvents() {
  const session = useSessionActions()
  const isSignedIn = useSession().status === 'signedIn'
  const dialogs = useDialogs()
  const during = useBusy()
  const errorText = useErrorText()

  useEffect(() => listenForSignOut((customerId) => void session.followSignOut(customerId)), [session])

  useEffect(() => {
    if (isSignedIn) session.prepare().catch((error: unknown) => console.warn('signing out needs the network', error))
  }, [isSignedIn, session])

  // A page from the browser's back-forward cache has missed what happened meanwhile.
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) sessionStore.reload()
    }
    addEventListener('pageshow', handlePageShow)
    return () => removeEventListener('pageshow', handlePageShow)
  }, [])

  // The page was loaded anew before the player had chosen a new password.
  useEffect(() => {
    if (passwordChange.takeLeftOver()) dialogs.open('login-register', { tab: 'login', account: '' })
  }, [dialogs])

  useEffect(() => {
    const token = takeEntryToken()
    if (token === undefined) return
    during(session.signInWithToken(token)).catch((error: unknown) => dialogs.open('message', warning(errorText(error))))
  }, [session, dialogs, during, errorText])

  return null
}
