import type { useSWRConfig } from 'swr'
import { encryptedRandom } from '@/contract/endpoints/encrypted-envelope'
import type { Gateway } from '@/site/gateway/gateway'
import { memberInfo } from '@/site/gateway/account/member'
import { changePassword } from '@/site/gateway/account/passwords'
import {
  freePlayLogin,
  login,
  loginWithToken,
  register,
  registerMobile,
  socialLogin,
} from '@/site/gateway/account/session-calls'
import type { ReadKey } from '@/site/gateway/use-read'
import type { ChangePassword, Login, MemberInfo, Register, SocialLogin } from '@/contract/generated/gateway-types'
import type { DialogProps, Site } from '@/contract/generated/merchant-types'
import { forgetDrafts } from '@/site/session/drafts'
import { announceSignOut } from '@/site/session/other-tabs'
import { passwordChange, type PasswordChange } from '@/site/session/password-change'
import { forgetName } from '@/site/session/remembered-name'
import { isRestOfDay } from '@/site/session/rest-of-day'
import { sessionStore, type Account, type Session } from '@/site/session/session-store'
import type { useBusy } from '@/site/merchant/busy'
import type { useDialogs } from '@/site/merchant/dialogs'
import { question, success } from '@/site/merchant/actions/message-presets'
import type { useNavigate } from '@/site/merchant/pages/navigation'
import { afterSignIn, type SignInWay } from './after-sign-in'
import { endSession } from './end-session'

export type RegistrationKind = 'username' | 'mobile'

/** The services that the flows depend on. */
export interface SessionDependencies {
  readonly gateway: Gateway
  readonly encryption: Site['gateway']['encryption']
  readonly mutate: ReturnType<typeof useSWRConfig>['mutate']
  readonly dialogs: ReturnType<typeof useDialogs>
  readonly during: ReturnType<typeof useBusy>
  readonly navigate: ReturnType<typeof useNavigate>
  readonly afterLogin: DialogProps['after-login']
  readonly hasFeature: (modId: string) => boolean
  /** Switches to the language saved in the account. */
  readonly showLanguageOf: (account: Pick<MemberInfo['response'], 'language'>) => void
}

type SignedIn = Extract<Session, { status: 'signedIn' }>

export type SessionFlows = ReturnType<typeof sessionFlows>

/** The ways into a session and out of it (1 §4). All but signOut throw GatewayError. */
export function sessionFlows(surroundings: SessionDependencies) {
  const { gateway, encryption, mutate, dialogs, during, navigate, afterLogin, hasFeature, showLanguageOf } =
    surroundings

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

  return {
    async signIn(credentials: Login['request']): Promise<void> {
      const answer = await gateway.send(login, credentials)
      if (credentials.type === 'sms') await enter(answer, 'sms')
      else await enter(answer, 'password', credentials.password)
    },

    /**
     * Signs in with a token from the address (1 §1). If another account is signed in, asks first, and ends its session.
     */
    async signInWithToken(token: string): Promise<void> {
      const session = sessionStore.get()
      if (session.status === 'signedIn' && !(await leaves(session, token))) return
      const answer = await during(gateway.send(loginWithToken, { token }))
      if (session.status === 'signedIn') {
        await close()
        void endSession(gateway, session.token)
      }
      await during(enter(answer, 'token'))
    },

    async signInSocially(request: SocialLogin['request']): Promise<void> {
      await enter(await gateway.send(socialLogin, request), 'social')
    },

    /** A changed password ends every session of the account, so the player signs in with the new one (1 §4). */
    async changePassword(request: ChangePassword['request']): Promise<void> {
      const session = sessionStore.get()
      const change = passwordChange.get()
      await gateway.send(changePassword, request, change?.token === undefined ? {} : { token: change.token })
      passwordChange.drop()
      await close()
      if (session.status === 'signedIn') announceSignOut(session.customerId)
      await dialogs.confirm(success('change-password.done', 'nav.login'))
      const account = change?.account ?? (session.status === 'signedIn' ? session.account : '')
      dialogs.open('login-register', { tab: 'login', account })
    },

    async register(kind: RegistrationKind, user: Register['request']): Promise<void> {
      const { token, account } = await gateway.send(kind === 'mobile' ? registerMobile : register, user)
      await open(token)
      dialogs.close()
      navigate('/')
      if (kind === 'mobile') await dialogs.confirm(success('in_registered_successfully'))
      dialogs.open('register-success', { account, way: kind })
    },

    /** A visitor who wanted something continues with it; others go to the home page and are greeted (1 §4). */
    async freePlay(goOn?: () => void): Promise<void> {
      const request = {
        os: operatingSystem(),
        platform: 'W',
        random: encryptedRandom(encryption),
        version: 3,
      } as const
      const { token } = await during(gateway.send(freePlayLogin, request))
      await open(token)
      // The saved-password marker of the specification (1 §4).
      forgetName()
      dialogs.close()
      if (goOn !== undefined) {
        goOn()
        return
      }
      navigate('/')
      greet()
    },

    async signOut(): Promise<void> {
      const session = sessionStore.get()
      if (
        session.status === 'guest' ||
        !(await dialogs.confirm(question({ text: 'in_sure_logout', confirm: 'nav.signOut' })))
      )
        return
      const ending = endSession(gateway, session.token)
      // The session's data is cleared even when the server cannot be reached: the player asked to leave.
      await close()
      announceSignOut(session.customerId)
      await during(ending)
      navigate('/', { replace: true })
    },

    /** Another tab signed this customer out: this tab's session ends too. */
    async followSignOut(customerId: string): Promise<void> {
      const session = sessionStore.get()
      if (session.status === 'guest' || session.customerId !== customerId) return
      const ending = endSession(gateway, session.token)
      await close()
      navigate('/', { replace: true })
      await ending
    },
  }
}

const switching = {
  icon: 'info',
  title: 'session.switch.title',
  text: 'session.switch.text',
  confirm: 'session.switch.confirm',
} as const

/** Name of the operating system from the user agent, for the free-play call. */
function operatingSystem(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'
}
