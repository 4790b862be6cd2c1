import { createECDH } from 'node:crypto'
import type { DevicePush } from '@/contract/generated/gateway-types'

/** Hosts of the push services of Chrome, Firefox and Safari; Edge's have many names. */
const services =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)$/

/**
 * Whether notifications may be sent to an address that a browser named: to the known push services alone, so that nobody
 * has this server call another one. `further`: origins of push services in tests.
 */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password, href } = new URL(endpoint)
  // Browsers write addresses in one way; of another one, such as https:////host, programs read different hosts.
  if (href !== endpoint || username !== '' || password !== '') return false
  return further.includes(origin) || (protocol === 'https:' && port === '' && services.test(hostname))
}

/** Whether something can be encrypted for this key: it is a point of the curve. */
export function isDeviceKey(p256dh: DevicePush['p256dh']): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}
