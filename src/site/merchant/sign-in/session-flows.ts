import { encryptedRandom } from '@/contract/endpoints/encrypted-envelope'
import { changePassword } from '@/site/gateway/account/passwords'
import {
  freePlayLogin,
  login,
  loginWithToken,
  register,
  registerMobile,
  socialLogin,
} from '@/site/gateway/account/session-calls'
import type { ChangePassword, Login, Register, SocialLogin } from '@/contract/generated/gateway-types'
import { announceSignOut } from '@/site/session/other-tabs'
import { passwordChange } from '@/site/session/password-change'
import { forgetName } from '@/site/session/remembered-name'
import { sessionStore } from '@/site/session/session-store'
import { success } from '@/site/merchant/actions/message-presets'
import { endSession } from './end-session'
import { sessionClosing } from './session-closing'
import type { SessionDependencies } from './session-dependencies'
import { sessionOpening } from './session-opening'

export type RegistrationKind = 'username' | 'mobile'

export type SessionFlows = ReturnType<typeof sessionFlows>

/** The ways into a session and out of it (1 §4). All but signOut throw GatewayError. */
export function sessionFlows(dependencies: SessionDependencies) {
  const { gateway, encryption, dialogs, during, navigate } = dependencies
  const { open, enter, greet } = sessionOpening(dependencies)
  const { close, leaves, signOut, followSignOut } = sessionClosing(dependencies)

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

    signOut,
    followSignOut,
  }
}

/** Name of the operating system from the user agent, for the free-play call. */
function operatingSystem(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'
}
