import type { CustomerService } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Texts } from '@/sandbox/texts/texts'
import { encryptLink } from './encrypt-link'

type ServicePath = CustomerService['response']['version']['pathList'][number]

/** The type whose path is an encrypted link (1 §7). */
const encryptedType = 3
const plainType = 1

export const customerService: Handler<CustomerService> = ({ merchant, texts }) => {
  const popup = {
    type: encryptedType,
    csType: 'LIVECHAT',
    csPosition: 'POPUP',
    path: encryptLink(linkTo(merchant, texts, 'LIVECHAT'), merchant.code),
  }
  return { version: { pathList: [...servicePaths(merchant, texts), popup] } }
}

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

function linkTo({ code }: SandboxMerchant, { language }: Texts, service: 'VIP' | 'LIVECHAT'): string {
  return `/sandbox/support?${new URLSearchParams({ merchant: code, language, service }).toString()}`
}
