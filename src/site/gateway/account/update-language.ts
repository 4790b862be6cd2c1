import { useCallback } from 'react'
import type { UpdateLanguage } from '@/contract/generated/gateway-types'
import { sessionNow } from '@/site/session/session'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/language-rows'
import { useGateway } from '@/site/gateway/gateway-context'

const updateLanguage = defineCall<UpdateLanguage>(
  rows.updateLanguage,
  () => import('@/contract/generated/answers/updateLanguage.js'),
)

/** Saves a language to the signed-in account (1 §7). This device stores it in any case. */
export function useUpdateLanguage(): (language: string) => void {
  const gateway = useGateway()
  return useCallback(
    (language) => {
      if (sessionNow().status === 'guest') return
      gateway.send(updateLanguage, { language }).catch((error: unknown) => {
        console.warn('language not saved', error)
      })
    },
    [gateway],
  )
}
