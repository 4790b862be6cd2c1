import type { CountryCodes, RegisterSettings, RegisterSms } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

/** SMS code for a registration with a user name, and with a mobile number: separate module ids (2 §7). */
export const registerSms = defineCall<RegisterSms>(rows.registerSms, () => import('@/generated/answers/registerSms.js'))
export const registerMobileSms = defineCall<RegisterSms>(
  rows.registerMobileSms,
  () => import('@/generated/answers/registerSms.js'),
)

const registerSettings = defineCall<RegisterSettings>(
  rows.registerSettings,
  () => import('@/generated/answers/registerSettings.js'),
)
const countryCodes = defineCall<CountryCodes>(rows.countryCodes, () => import('@/generated/answers/countryCodes.js'))

/** Rules of the registration fields, as the server sends them (1 §3). */
export function useRegisterSettings() {
  return useRead(registerSettings, {})
}

/** Countries and their dialling codes (1 §3). */
export function useCountryCodes(isWanted = true) {
  return useRead(countryCodes, isWanted ? {} : undefined, { revalidateIfStale: false })
}
