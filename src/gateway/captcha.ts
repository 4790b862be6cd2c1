import type { Captcha } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { useRead } from './use-read'

const captcha = defineCall<Captcha>(rows.captcha, () => import('@/generated/answers/captcha.js'))

/** A captcha of its own for each use; `mutate()` asks for another one. */
export function useCaptcha() {
  return useRead(
    captcha,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}
