import type { Captcha } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { useRead } from '@/site/gateway/use-read'

const captcha = defineCall<Captcha>(rows.captcha, () => import('@/contract/generated/answers/captcha.js'))

/** A separate captcha for each use; `mutate()` requests another one. */
export function useCaptcha() {
  return useRead(
    captcha,
    {},
    { revalidateIfStale: false, revalidateOnMount: true, revalidateOnReconnect: false, dedupingInterval: 0 },
  )
}
