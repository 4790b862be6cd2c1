import type { Permission } from '@/contract/generated/gateway-types'
import { artAddress } from '@/sandbox/art/art-files'
import { paymentDrawings } from '@/sandbox/art/payments'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'

type Resource = NonNullable<Permission['response']['resources']>[number]

const downloads = {
  ANDROID_APP: ['Android app', 'android.apk'],
  IOS_APP: ['iOS app', 'ios'],
  IOS_LITE: ['Lite profile for iOS', 'ios-lite.mobileconfig'],
} as const

const networks = { SOCIAL_INSTAGRAM: 'Instagram', SOCIAL_FACEBOOK: 'Facebook', SOCIAL_TELEGRAM: 'Telegram' } as const

/**
 * Downloads, payment methods and social pages of a merchant (2 §3). Their hosts are reserved and lead nowhere (RFC
 * 2606).
 */
export function siteResources(merchant: SandboxMerchant): Resource[] {
  const { code } = merchant
  const resource = (resourceType: string, url: string, labelNameEn: string): Resource => ({
    resourceType,
    url,
    qrCodeUrl: null,
    labelNameEn,
  })
  return [
    ...Object.entries(downloads).map(([type, [label, file]]) =>
      resource(type, `https://download.${code}.example/${file}`, label),
    ),
    ...Object.entries(paymentDrawings).map(([name, { label }]) =>
      resource(`PAYMENT_${name.replace('payment-', '').toUpperCase()}`, artAddress(merchant, name), label),
    ),
    ...Object.entries(networks).map(([type, label]) =>
      resource(type, `https://${label.toLowerCase()}.example/${code}`, label),
    ),
  ]
}
