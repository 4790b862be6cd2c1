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

/**
 * Switches to the language saved in the account at sign-in, if the site offers it and no language was chosen in this
 * browser; from then on it is the browser's language.
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
