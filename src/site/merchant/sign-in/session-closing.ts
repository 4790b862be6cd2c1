import { memberInfo } from '@/site/gateway/account/member'
import type { ReadKey } from '@/site/gateway/use-read'
import { forgetDrafts } from '@/site/session/drafts'
import { announceSignOut } from '@/site/session/other-tabs'
import { sessionStore, type Session } from '@/site/session/session-store'
import { question } from '@/site/merchant/actions/message-presets'
import { pushOwner } from '@/site/session/push-owner'
import { endSession } from './end-session'
import type { SessionDependencies } from './session-dependencies'

type SignedIn = Extract<Session, { status: 'signedIn' }>

/** How a session ends: by its player, by another tab, or because another account takes its place (1 §4). */
export function sessionClosing({ gateway, mutate, dialogs, during, navigate }: SessionDependencies) {
  /** Clears the customer's data: storage, drafts, and cached answers. */
  async function close(): Promise<void> {
    sessionStore.close()
    forgetDrafts()
    dialogs.close()
    await mutate((key) => Array.isArray(key) && (key as unknown as ReadKey)[3] !== '', undefined, {
      revalidate: false,
    })
  }

  /** Whether to switch from the current session to that of another token. */
  async function leaves({ token, customerId }: SignedIn, next: string): Promise<boolean> {
    if (token === next) return false
    const { id } = await during(gateway.send(memberInfo, {}, { token: next }))
    return id === customerId || dialogs.confirm(question(switching))
  }

  async function signOut(): Promise<void> {
    const session = sessionStore.get()
    if (
      session.status === 'guest' ||
      !(await dialogs.confirm(question({ text: 'in_sure_logout', confirm: 'nav.signOut' })))
    )
      return
    const ending = endSession(gateway, session.token)
    void leavePush(gateway)
    // The session's data is cleared even when the server cannot be reached: the player asked to leave.
    await close()
    announceSignOut(session.customerId)
    await during(ending)
    navigate('/', { replace: true })
  }

  /** Another tab signed this customer out: this tab's session ends too. */
  async function followSignOut(customerId: string): Promise<void> {
    const session = sessionStore.get()
    if (session.status === 'guest' || session.customerId !== customerId) return
    const ending = endSession(gateway, session.token)
    await close()
    navigate('/', { replace: true })
    await ending
  }

  return { close, leaves, signOut, followSignOut }
}

/** Who signs out gets no more notifications here. */
async function leavePush(gateway: SessionDependencies['gateway']): Promise<void> {
  if (pushOwner.get() === undefined) return
  try {
    await (await import('@/site/merchant/push/device-push')).turnPushOff(gateway)
  } catch (error) {
    console.warn('notifications are still on here, until another account signs in', error)
  }
}

const switching = {
  icon: 'info',
  title: 'session.switch.title',
  text: 'session.switch.text',
  confirm: 'session.switch.confirm',
} as const
