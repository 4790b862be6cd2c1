import { useRef, useState } from 'react'
import { useUpdateLanguage } from '@/site/gateway/account/update-language'
import { useLanguage } from '@/site/i18n/language'
import { markLanguageChosen } from '@/site/i18n/stored-language'
import { useWholeSite } from '@/site/merchant/site-context'

/** A language of the site, and whether it is shown or on its way. */
export type OfferedLanguage = ReturnType<typeof useLanguageChoice>['languages'][number]

/** Changes to a language. Resolves to whether it is shown. */
export type ChooseLanguage = ReturnType<typeof useLanguageChoice>['choose']

/** More languages than this are searched. */
export const mostAtOnce = 8

/** The languages of the site in its order, each by its own name, and how to change to one of them. */
export function useLanguageChoice() {
  const choice = useLanguage()
  const updateLanguage = useUpdateLanguage()
  const { items, order } = useWholeSite().site.languages
  const [loading, setLoading] = useState<string>()
  const [failed, setFailed] = useState(false)
  const last = useRef('')

  const choose = async (code: string) => {
    last.current = code
    markLanguageChosen()
    setLoading(code)
    const isShown = await choice.setLanguage(code)
    // An earlier press says nothing more: its language is not the one that is shown.
    if (last.current !== code) return isShown
    setFailed(!isShown)
    setLoading(undefined)
    if (isShown) updateLanguage(code)
    return isShown
  }

  const languages = order.map((code) => ({
    code,
    locale: items[code]?.locale,
    label: items[code]?.label,
    isCurrent: code === choice.language,
    isLoading: code === loading,
  }))
  return { languages, failed, choose }
}
