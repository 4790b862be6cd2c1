import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, Locale } from '@/generated/merchant-types'
import { directionOf } from '@/lib/direction'
import { storedLanguage, storeLanguage } from './stored-language'
import { TextFiles } from './text-files'
import { addTexts, createTexts, withPlainTexts, type Translate } from './texts'
import type { TextsAddress } from './texts-address'

export interface LanguageSettings {
  readonly brand: string
  readonly languages: Record<string, Language>
  readonly order: readonly string[]
  readonly defaultLanguage: string
  /** Texts of the default language, or those of the first view. */
  readonly texts: Locale
  /** Fetches what `texts` lacks. */
  readonly files?: TextFiles | undefined
  /** Hears of each text that is asked for. */
  readonly onText?: ((key: string) => void) | undefined
  /** Where the texts are that `texts` lacks, by language. */
  readonly locales: Readonly<Record<string, TextsAddress>>
}

interface LanguageChoice {
  readonly language: string
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** Another function for each language, so that whoever holds one sees the change. */
  readonly t: Translate
  readonly languages: readonly { readonly code: string; readonly label: string; readonly locale: string }[]
  /** Loads the language's texts, then shows it. False when they did not arrive. */
  setLanguage(language: string): Promise<boolean>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/**
 * Starts in the default language, whose texts are in the page and which the page was
 * rendered in, and then changes to the one the visitor chose before.
 */
export function LanguageProvider({ settings, children }: { settings: LanguageSettings; children: ReactNode }) {
  const { brand, languages, order, defaultLanguage, texts, onText, locales } = settings
  const [files] = useState(() => settings.files ?? new TextFiles(locales, defaultLanguage))
  const [instance] = useState(() => {
    const created = createTexts(defaultLanguage, texts, brand)
    files.giveTo((arrived, more) => addTexts(created, arrived, more))
    return created
  })
  const [language, showLanguage] = useState(defaultLanguage)
  const locale = languages[language]?.locale ?? defaultLanguage
  // Once for the whole page: react-i18next copies its instance for every use, a third of the time of a page.
  const { t: translate } = useTranslation(undefined, { i18n: instance, lng: language })

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      locale,
      t: withPlainTexts(instance, language, translate, onText),
      languages: order.flatMap((code) => (languages[code] ? [{ code, ...languages[code] }] : [])),
      async setLanguage(next) {
        if (!(await arrives(files.prepare(next)))) return false
        // Somebody may have chosen again meanwhile.
        if (!files.show(next)) return true
        storeLanguage(next)
        showLanguage(next)
        return true
      },
    }),
    [instance, language, languages, locale, files, order, translate, onText],
  )

  useEffect(() => {
    const stored = storedLanguage(order, defaultLanguage)
    if (stored !== defaultLanguage) void choice.setLanguage(stored)
    // Once: later changes are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])

  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** The language in use and the ones there are. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (choice === undefined) throw new Error('useLanguage outside LanguageProvider')
  return choice
}

/** `t(key, params)` of the language in use. */
export function useText() {
  return useLanguage().t
}

async function arrives(texts: Promise<void>): Promise<boolean> {
  try {
    await texts
    return true
  } catch (error) {
    console.warn('texts did not arrive', error)
    return false
  }
}
