import type { CustomerService } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Texts } from '@/sandbox/texts/texts'

type ServicePath = CustomerService['response']['version']['pathList'][number]

const plainType = 1

/** Where service is reached in the open: VIP and live chat, each in every place. */
export function servicePaths(merchant: SandboxMerchant, texts: Texts): ServicePath[] {
  return ['RIGHT_BAR', 'SIDE_MENU', 'HELP'].flatMap((csPosition) =>
    (['VIP', 'LIVECHAT'] as const).map((csType) => ({
      type: plainType,
      csType,
      csPosition,
      path: linkTo(merchant, texts, csType),
    })),
  )
}

/** The page of a service, in the language of who asks. */
export function linkTo({ code }: SandboxMerchant, { language }: Texts, service: 'VIP' | 'LIVECHAT'): string {
  return `/sandbox/support?${new URLSearchParams({ merchant: code, language, service }).toString()}`
}
