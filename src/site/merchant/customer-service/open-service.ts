import { customerService, type ServicePath } from '@/site/gateway/content/customer-service'
import type { useErrorText } from '@/site/gateway/error-text'
import type { Gateway } from '@/site/gateway/gateway'
import { memberInfo } from '@/site/gateway/account/member'
import type { useDialogs } from '@/site/merchant/dialogs'
import type { useAddressCheck } from '@/site/merchant/actions/external-link'
import { question, warning } from '@/site/merchant/actions/message-presets'
import { encryptedType, serviceFor, servicePath, type Service } from './service-path'

export interface ServiceRequest {
  readonly gateway: Gateway
  readonly dialogs: ReturnType<typeof useDialogs>
  readonly check: ReturnType<typeof useAddressCheck>
  readonly leaveSite: (address: string) => void
  readonly errorText: ReturnType<typeof useErrorText>
  /** Whether the player is signed in, and so has a rank. */
  readonly isSignedIn: boolean
  /** The popup that the click opened; null where the browser blocked it. */
  readonly popup: Window | null
  /** Where on the site the click was, by the server's name for the place. */
  readonly position?: string | undefined
  /** The chosen service; by default it depends on the rank. */
  readonly service?: Service | undefined
}

/** Sends an open popup to the player's service, or closes it and says why it failed (1 §6, §7, §8). */
export async function openService(request: ServiceRequest): Promise<void> {
  const { dialogs, popup, errorText } = request
  try {
    const path = await pathFor(request)
    if (path !== undefined && (await follow(path, request))) return
    popup?.close()
    dialogs.open('message', warning('customer-service.none'))
  } catch (error) {
    popup?.close()
    dialogs.open('message', warning(errorText(error)))
  }
}

async function pathFor({ gateway, isSignedIn, position, service }: ServiceRequest): Promise<ServicePath | undefined> {
  const isOpen = service === undefined && isSignedIn
  const [{ version }, rankLevel] = await Promise.all([
    gateway.send(customerService, {}),
    isOpen ? rankOf(gateway) : undefined,
  ])
  return servicePath(version.pathList, service ?? serviceFor(rankLevel), position)
}

/** Without a known rank, the player gets the standard service. */
async function rankOf(gateway: Gateway): Promise<number | undefined> {
  try {
    return (await gateway.send(memberInfo, {})).clubLabel?.rankLevel
  } catch (error) {
    console.warn('live chat, because the rank is not known', error)
    return undefined
  }
}

/** Follows a path; leaves for another site only after asking. False where the path may not be followed. */
async function follow({ type, path }: ServicePath, request: ServiceRequest): Promise<boolean> {
  const { popup, check, leaveSite, dialogs } = request
  const link = type === encryptedType ? (await import('./decrypt-link')).decryptLink(path.trim()) : path
  const checked = check(link)
  if (checked.kind === 'refused') {
    console.warn(`customer service refused (${checked.reason})`)
    return false
  }
  if (checked.kind === 'foreign-allowed') {
    popup?.close()
    leaveSite(checked.href)
  } else if (popup !== null && !popup.closed) popup.location.replace(checked.href)
  else if (await dialogs.confirm(question(blocked))) window.open(checked.href, '_blank', 'noopener')
  return true
}

const blocked = {
  icon: 'info',
  title: 'customer-service.title',
  text: 'customer-service.blocked',
  confirm: 'customer-service.open',
} as const
