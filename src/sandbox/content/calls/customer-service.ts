import type { CustomerService } from '@/contract/generated/gateway-types'
import type { Handler } from '@/sandbox/call/gateway-call'
import { linkTo, servicePaths } from '@/sandbox/content/port/service-paths'
import { encryptLink } from './encrypt-link'

/** The link type whose path is encrypted (1 §7). */
const encryptedType = 3

export const customerService: Handler<CustomerService> = ({ merchant, texts }) => {
  const popup = {
    type: encryptedType,
    csType: 'LIVECHAT',
    csPosition: 'POPUP',
    path: encryptLink(linkTo(merchant, texts, 'LIVECHAT'), merchant.code),
  }
  return { version: { pathList: [...servicePaths(merchant, texts), popup] } }
}
