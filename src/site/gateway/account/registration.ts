import type { CountryCodes, RegisterSettings, RegisterSms } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

/** SMS codes for a registration with a user name, and with a mobile number: separate module ids (2 §7). */
export const registerSms = defineCall<RegisterSms>(
  rows.registerSms,
  () => import('@/contract/generated/answers/registerSms.js'),
)
export const registerMobileSms = defineCall<RegisterSms>(
  rows.registerMobileSms,
  () => import('@/contract/generated/answers/registerSms.js'),
)

const registerSettings = defineCall<RegisterSettings>(
  rows.registerSettings,
  () => import('@/contract/generated/answers/registerSettings.js'),
)
const countryCodes = defineCall<CountryCodes>(
  rows.countryCodes,
  () => import('@/contract/generated/answers/countryCodes.js'),
)

/** Rules of the registration fields, as the server sends them (1 §3). */
export function useRegisterSettings() {
  return useRead(registerSettings, {})
}

/** Countries and their dialling codes (1 §3). */
export function useCountryCodes(isWanted = true) {
  return useRead(countryCodes, isWanted ? {} : undefined, { revalidateIfStale: false })
}
