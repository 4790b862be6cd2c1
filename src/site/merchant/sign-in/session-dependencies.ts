import type { useSWRConfig } from 'swr'
import type { Gateway } from '@/site/gateway/gateway'
import type { MemberInfo } from '@/contract/generated/gateway-types'
import type { DialogProps, Site } from '@/contract/generated/merchant-types'
import type { useBusy } from '@/site/merchant/busy'
import type { useDialogs } from '@/site/merchant/dialogs'
import type { useNavigate } from '@/site/merchant/pages/navigation'

/** The services that the ways into a session and out of it depend on. */
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
