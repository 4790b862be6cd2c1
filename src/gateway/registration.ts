import type {
  Captcha,
  CountryCodes,
  Register,
  RegisterMobile,
  RegisterSettings,
  RegisterSms,
} from '@/generated/gateway-types'
import * as validate from '@/generated/validate-answer.js'
import { defineCall } from './call-definition'
import { useRead } from './use-read'

export const register = defineCall<Register>('register', validate.register)
export const registerMobile = defineCall<RegisterMobile>('registerMobile', validate.registerMobile)
/** SMS code for a registration with a user name, and with a mobile number: separate module ids (2 §7). */
export const registerSms = defineCall<RegisterSms>('registerSms', validate.registerSms)
export const registerMobileSms = defineCall<RegisterSms>('registerMobileSms', validate.registerSms)

const registerSettings = defineCall<RegisterSettings>('registerSettings', validate.registerSettings)
const captcha = defineCall<Captcha>('captcha', validate.captcha)
const countryCodes = defineCall<CountryCodes>('countryCodes', validate.countryCodes)

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
