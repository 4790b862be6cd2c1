import { memberInfo } from '@/site/gateway/account/member'
import type { Login } from '@/contract/generated/gateway-types'
import { passwordChange, type PasswordChange } from '@/site/session/password-change'
import { isRestOfDay } from '@/site/session/rest-of-day'
import { sessionStore, type Account } from '@/site/session/session-store'
import { afterSignIn, type SignInWay } from './after-sign-in'
import { endSession } from './end-session'
import type { SessionDependencies } from './session-dependencies'

/** How a session begins, and what a player is asked and told then (1 §4). `open` and `enter` throw GatewayError. */
export function sessionOpening({ gateway, dialogs, afterLogin, hasFeature, showLanguageOf }: SessionDependencies) {
  const memberOf = async (token: string): Promise<Account> => {
    const member = await gateway.send(memberInfo, {}, { token })
    showLanguageOf(member)
    return { account: member.account, customerId: member.id, accountType: member.type }
  }

  async function open(token: string): Promise<void> {
    sessionStore.open(token, await memberOf(token))
  }

  /** What follows the answer to a sign-in (1 §4). Dialogs are not awaited, so that the player can go on. */
  async function enter(answer: Login['response'], way: SignInWay, password?: string): Promise<void> {
    const { token } = answer
    const member = await memberOf(token)
    const known = { account: member.account, oldPassword: password }
    const forcesChange = hasFeature('PWDEXPFORCECHANGE3')
    const next = afterSignIn({ way, password, answer, forcesChange })
    // Without the current password, it could not be changed.
    if (next === 'due' || (next === 'first' && password !== undefined))
      return void demandPassword({ ...known, token }, next)
    sessionStore.open(token, member)
    if (next === 'first') void offerPassword(known, token)
    else greet()
  }

  /** This sign-in only allows a password change; leaving the dialog without one signs the player out. */
  async function demandPassword(
    change: PasswordChange & { readonly token: string },
    reason: 'due' | 'first',
  ): Promise<void> {
    passwordChange.hold(change)
    await dialogs.ask('change-password', { reason })
    if (passwordChange.get() !== change) return
    passwordChange.drop()
    await endSession(gateway, change.token)
  }

  /** The first-login action after signing in without a password: the player can set one, now or later. */
  async function offerPassword(change: PasswordChange, token: string): Promise<void> {
    passwordChange.hold(change)
    await dialogs.ask('change-password', { reason: 'first' })
    if (passwordChange.get() === change) passwordChange.drop()
    const session = sessionStore.get()
    if (session.status === 'signedIn' && session.token === token) greet()
  }

  function greet(): void {
    const session = sessionStore.get()
    const { greeting, balance, announcements } = afterLogin
    if (session.status === 'guest' || isRestOfDay(session.customerId)) return
    if (greeting || balance || announcements) dialogs.open('after-login', afterLogin)
  }

  return { open, enter, greet }
}
