import type {
  Captcha,
  CountryCodes,
  Register,
  RegisterMobile,
  RegisterSettings,
  RegisterSms,
} from '@/generated/gateway-types'
import { captcha as isCaptcha } from '@/generated/answers/captcha.js'
import { countryCodes as isCountryCodes } from '@/generated/answers/countryCodes.js'
import { register as isRegister } from '@/generated/answers/register.js'
import { registerMobile as isRegisterMobile } from '@/generated/answers/registerMobile.js'
import { registerSettings as isRegisterSettings } from '@/generated/answers/registerSettings.js'
import { registerSms as isRegisterSms } from '@/generated/answers/registerSms.js'
import { defineCall } from './call-definition'
import { useRead } from './use-read'

export const register = defineCall<Register>('register', isRegister)
export const registerMobile = defineCall<RegisterMobile>('registerMobile', isRegisterMobile)
/** SMS code for a registration with a user name, and with a mobile number: separate module ids (2 §7). */
export const registerSms = defineCall<RegisterSms>('registerSms', isRegisterSms)
export const registerMobileSms = defineCall<RegisterSms>('registerMobileSms', isRegisterSms)

const registerSettings = defineCall<RegisterSettings>('registerSettings', isRegisterSettings)
const captcha = defineCall<Captcha>('captcha', isCaptcha)
const countryCodes = defineCall<CountryCodes>('countryCodes', isCountryCodes)

/** Rules of the registration fields, as the server sends them (1 §3). */
export function useRegisterSettings() {
  return useRead(registerSettings, {})
}

/** A captcha of its own for each use; `mutate()` asks for another one. */
export function useCaptcha() {
  return useRead(
    captcha,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}

/** Countries and their dialling codes (1 §3). */
export function useCountryCodes() {
  return useRead(countryCodes, {}, { revalidateIfStale: false })
}
