import { useSyncExternalStore } from 'react'
import { useLanguage } from '@/site/i18n/language'
import { likelyFirst } from './likely-languages'
import type { OfferedLanguage } from './use-language-choice'

/** Languages with those first that whoever looks is likely to mean. A page that was drawn in advance knows no browser. */
export function useLikelyFirst(languages: readonly OfferedLanguage[]): readonly OfferedLanguage[] {
  const { language } = useLanguage()
  const ofBrowser = useSyncExternalStore(
    never,
    () => navigator.languages,
    () => none,
  )
  return likelyFirst(languages, language, ofBrowser)
}

const none: readonly string[] = []
const never = () => () => undefined
