import type { useSWRConfig } from 'swr'
import { encryptedRandom } from '@/gateway/encrypted-envelope'
import type { Gateway } from '@/gateway/gateway'
import {
  freePlayLogin,
  login,
  loginWithToken,
  logout,
  memberInfo,
  register,
  registerMobile,
} from '@/gateway/session-calls'
import type { ReadKey } from '@/gateway/use-read'
import type { Login, Register } from '@/generated/gateway-types'
import type { Site } from '@/generated/merchant-types'
import { announceSignOut } from '@/session/other-tabs'
import { sessionStore } from '@/session/session-store'
import type { useBusy } from './busy'
import type { useDialogs } from './dialogs'
import type { useNavigate } from './navigation'

export type RegistrationKind = 'username' | 'mobile'

/** What the flows act on. */
export interface SessionSurroundings {
  readonly gateway: Gateway
  readonly encryption: Site['gateway']['encryption']
  readonly mutate: ReturnType<typeof useSWRConfig>['mutate']
  readonly dialogs: ReturnType<typeof useDialogs>
  readonly during: ReturnType<typeof useBusy>
  readonly navigate: ReturnType<typeof useNavigate>
}

export type SessionFlows = ReturnType<typeof sessionFlows>

/** Each way into a session and out of it (1 §4). All but signOut throw GatewayError. */
export function sessionFlows({ gateway, encryption, mutate, dialogs, during, navigate }: SessionSurroundings) {
  async function open(token: string): Promise<void> {
    const { id, account, type } = await gateway.send(memberInfo, {}, { token })
    sessionStore.open(token, { account, customerId: id, accountType: type })
  }

  /** Clears what belongs to the customer: storage, and the answers that were read for them. */
  async function close(): Promise<void> {
    sessionStore.close()
    dialogs.close()
    await mutate((key) => Array.isArray(key) && (key as unknown as ReadKey)[3] !== '', undefined, {
      revalidate: false,
    })
  }

  async function endOnServer(token: string): Promise<void> {
    try {
      await gateway.send(logout, {}, { token, keepalive: true })
    } catch (error) {
      console.warn('the session is closed here only', error)
    }
  }

  return {
    async signIn(credentials: Login['request']): Promise<void> {
      const { token } = await gateway.send(login, credentials)
      await open(token)
    },

    async signInWithToken(token: string): Promise<void> {
      const session = await gateway.send(loginWithToken, { token })
      await open(session.token)
    },

    async register(kind: RegistrationKind, user: Register['request']): Promise<void> {
      const { token, account } = await gateway.send(kind === 'mobile' ? registerMobile : register, user)
      await open(token)
      dialogs.close()
      navigate('/')
      if (kind === 'mobile') await dialogs.confirm(registeredByMobile)
      dialogs.open('register-success', { account })
    },

    async freePlay(): Promise<void> {
      const request = {
        os: operatingSystem(),
        platform: 'W',
        random: encryptedRandom(encryption),
        version: 3,
      } as const
      const { token } = await during(gateway.send(freePlayLogin, request))
      await open(token)
      dialogs.close()
      navigate('/')
    },

    async signOut(): Promise<void> {
      const session = sessionStore.get()
      if (session.status === 'guest' || !(await dialogs.confirm(reallySignOut))) return
      const ending = endOnServer(session.token)
      // The screen is cleared even when the server cannot be reached: the player asked to leave.
      await close()
      announceSignOut(session.customerId)
      await during(ending)
      navigate('/', { replace: true })
    },

    /** Another tab signed this customer out: this tab's session ends with it. */
    async followSignOut(customerId: string): Promise<void> {
      const session = sessionStore.get()
      if (session.status === 'guest' || session.customerId !== customerId) return
      const ending = endOnServer(session.token)
      await close()
      navigate('/', { replace: true })
      await ending
    },
  }
}

const reallySignOut = {
  icon: 'none',
  title: 'in_popup_prompt',
  text: 'in_sure_logout',
  confirm: 'nav.signOut',
  cancel: 'in_more_cancel',
  closeAfter: 0,
} as const

const registeredByMobile = {
  icon: 'success',
  title: 'in_popup_prompt',
  text: 'in_registered_successfully',
  confirm: 'in_increase_submit',
  closeAfter: 0,
} as const

/** Name of the operating system as the browser tells it, for the free-play call. */
function operatingSystem(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'unknown'
}
