import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, Locale } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { useRequiredContext } from '@/site/lib/use-required-context'
import { storeLanguage } from './stored-language'
import { TextFiles } from './text-files'
import { addTexts, createTexts, withPlainTexts, type Translate } from './texts'
import type { TextsAddress } from '@/contract/site-data/texts-address'

interface Languages {
  readonly languages: Record<string, Language>
  /** Address of the texts of each language. */
  readonly locales: Readonly<Record<string, TextsAddress>>
}

/** A language, and its BCP 47 tag. */
export interface StartLanguage {
  readonly language: string
  readonly locale: string
}

/** The languages that the page contains: all, or only the default one. */
export interface LanguageSettings extends Languages {
  readonly brand: string
  /** Loads all languages, where the page does not contain them. */
  readonly loadLanguages?: (() => Promise<Languages>) | undefined
  readonly defaultLanguage: string
  /** Texts of the default language: all, or those of the first view. */
  readonly texts: Locale
  /** Loads the texts that are not in `texts`. */
  readonly files?: TextFiles | undefined
  /** The language whose texts `files` has already loaded: the default language, if left out. */
  readonly startsIn?: StartLanguage | undefined
  /** Called with each text key that is used. */
  readonly onText?: ((key: string) => void) | undefined
}

interface LanguageChoice {
  readonly language: string
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** A new function for each language, so that memoised components see the change. */
  readonly t: Translate
  /**
   * Loads the language's texts, then switches to it. Resolves to false when they did not load, or the site does not
   * have the language.
   */
  setLanguage(language: string): Promise<boolean>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Starts in a language whose texts have loaded, and switches to the one that the visitor chooses. */
export function LanguageProvider({ settings, children }: { settings: LanguageSettings; children: ReactNode }) {
  const { brand, languages, locales, defaultLanguage, texts, onText, loadLanguages } = settings
  const [files] = useState(() => settings.files ?? new TextFiles(locales, defaultLanguage))
  const [instance] = useState(() => {
    const created = createTexts(defaultLanguage, texts, brand)
    files.giveTo((arrived, more) => addTexts(created, arrived, more))
    return created
  })
  const [shown, show] = useState(settings.startsIn)
  const language = shown?.language ?? defaultLanguage
  const locale = shown?.locale ?? languages[language]?.locale ?? defaultLanguage
  // Called once for the whole page: react-i18next copies its instance for every use, which took a third of a page's
  // time.
  const { t: translate } = useTranslation(undefined, { i18n: instance, lng: language })

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      locale,
      t: withPlainTexts(instance, language, translate, onText, settings.files && reportMissing),
      async setLanguage(next) {
        try {
          const all = (await loadLanguages?.()) ?? { languages, locales }
          const chosen = all.languages[next]
          if (chosen === undefined) return false
          await files.prepare(next, all.locales[next])
          // Another language may have been chosen in the meantime.
          if (!files.isNext(next)) return true
          storeLanguage(next)
          // In a transition, so that prerendered parts whose code is still loading are kept.
          startTransition(() => show({ language: next, locale: chosen.locale }))
          return true
        } catch (error) {
          console.warn('not arrived', error)
          return false
        }
      },
    }),
    [instance, language, languages, locales, locale, files, settings.files, translate, onText, loadLanguages],
  )

  useEffect(() => files.show(language), [files, language])

  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = directionOf(locale)
  }, [locale])

  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** The current language and the available ones. */
export function useLanguage(): LanguageChoice {
  return useRequiredContext(LanguageContext, 'LanguageProvider')
}

/** `t(key, params)` in the current language. */
export function useText() {
  return useLanguage().t
}

/** A missing text is a bug: a part was loaded without its texts. */
function reportMissing(key: string): void {
  console.error(`no text for ${key}`)
}
