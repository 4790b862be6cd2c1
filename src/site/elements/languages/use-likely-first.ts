import { useSyncExternalStore } from 'react'
import { useLanguage } from '@/site/i18n/language'
import { likelyFirst } from './likely-languages'
import type { OfferedLanguage } from './use-language-choice'

/** Languages with those first that whoever looks is likely to mean. A page that was drawn in advance knows no browser. */
export function useLikelyFirst(languages: readonly OfferedLanguage[]): readonly OfferedLanguage[] {
  const { language } = useLanguage()
  const ofBrowser = useSyncExternalStore(
    never,
    // As text: what overrides a browser's languages makes a new list at every look, which React would follow forever.
    () => navigator.languages.join(' '),
    () => '',
  )
  return likelyFirst(languages, language, ofBrowser.match(/\S+/g) ?? [])
}

const never = () => () => undefined
