import { useCallback } from 'react'
import type { MemberInfo, UpdateLanguage } from '@/contract/generated/gateway-types'
import { useLanguage } from '@/site/i18n/language'
import { hasChosenLanguage } from '@/site/i18n/stored-language'
import { sessionNow } from '@/site/session/session'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/first-rows'
import { useGateway } from '@/site/gateway/gateway-context'

const updateLanguage = defineCall<UpdateLanguage>(
  rows.updateLanguage,
  () => import('@/contract/generated/answers/updateLanguage.js'),
)

/** Keeps a language with the account of who is signed in (1 §7). This device has it in any case. */
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

/**
 * Shows the language that an account keeps, for its sign-in: where the site has it, and nobody has chosen one in this
 * browser, whose own language it then becomes.
 */
export function useLanguageOfAccount(): (account: Pick<MemberInfo['response'], 'language'>) => void {
  const choice = useLanguage()
  return useCallback(
    ({ language }) => {
      if (language !== null && language !== undefined && !hasChosenLanguage()) void choice.setLanguage(language)
    },
    [choice],
  )
}
