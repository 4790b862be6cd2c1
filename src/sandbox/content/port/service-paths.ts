import type { CustomerService } from '@/contract/generated/gateway-types'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Texts } from '@/sandbox/texts/texts'

type ServicePath = CustomerService['response']['version']['pathList'][number]

const plainType = 1

/** Public links to customer service: VIP and live chat, each at every position. */
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

/** Address of a service page, in the language of the request. */
export function linkTo({ code }: SandboxMerchant, { language }: Texts, service: 'VIP' | 'LIVECHAT'): string {
  return `/sandbox/support?${new URLSearchParams({ merchant: code, language, service }).toString()}`
}
