import { useCallback } from 'react'
import type { MemberInfo } from '@/contract/generated/gateway-types'
import { useLanguage } from '@/site/i18n/language'
import { hasChosenLanguage } from '@/site/i18n/stored-language'

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
