import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTag as formatTagOf } from '@/contract/formats/format-tag'
import { loadFormats } from '@/contract/formats/load-formats'
import type { Language, Locale } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { useRequiredContext } from '@/site/lib/use-required-context'
import { storeLanguage } from './stored-language'
import { TextFiles } from './text-files'
import { addTexts, createTexts, resourceLanguage, withPlainTexts, type Translate } from './texts'
import type { TextsAddress } from '@/contract/site-data/texts-address'

interface Languages {
  readonly languages: Record<string, Language>
  /** Address of the texts of each language. */
  readonly locales: Readonly<Record<string, TextsAddress>>
}

/** A language with what its formats follow from. */
export interface StartLanguage extends Omit<Language, 'label'> {
  readonly language: string
}

/** The languages that the page contains: all, or only the default one. */
export interface LanguageSettings extends Languages {
  readonly brand: string
  /** Years from which people may play, as {{age}} in texts. */
  readonly age?: number | undefined
  /** Loads all languages, where the page does not contain them. */
  readonly loadLanguages?: (() => Promise<Languages>) | undefined
  readonly defaultLanguage: string
  /** Texts of the default language: all, or those of the first view. */
  readonly texts: Locale
  /** Loads the texts that are not in `texts`. */
  readonly files?: TextFiles | undefined
  /** The language whose texts and formats have already been loaded: the default language, if left out. */
  readonly startsIn?: StartLanguage | undefined
  /** Called with each text key that is used. */
  readonly onText?: ((key: string) => void) | undefined
}

interface LanguageChoice {
  readonly language: string
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** The tag that its numbers and dates are written by: the same with a calendar and digits (see formatTag). */
  readonly formatTag: string
  /** A new function for each language, so that memoised components see the change. */
  readonly t: Translate
  /**
   * Loads the language's texts and formats, then switches to it. Resolves to false when they did not load, or the site does not
   * have the language.
   */
  setLanguage(language: string): Promise<boolean>
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Starts in a language whose texts have loaded, and switches to the one that the visitor chooses. */
export function LanguageProvider({ settings, children }: { settings: LanguageSettings; children: ReactNode }) {
  const { brand, age, languages, locales, defaultLanguage, texts, onText, loadLanguages } = settings
  const [files] = useState(() => settings.files ?? new TextFiles(locales, defaultLanguage))
  const [instance] = useState(() => {
    const created = createTexts(defaultLanguage, texts, brand, age)
    files.giveTo((arrived, more) => addTexts(created, arrived, more))
    return created
  })
  const [shown, show] = useState(settings.startsIn)
  const language = shown?.language ?? defaultLanguage
  const { locale, ...entry } = shown ?? languages[language] ?? { locale: defaultLanguage }
  const formatTag = formatTagOf({ locale, ...entry })
  // Called once for the whole page: react-i18next copies its instance for every use, which took a third of a page's
  // time.
  const { t: translate } = useTranslation(undefined, { i18n: instance, lng: resourceLanguage(language) })

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      locale,
      formatTag,
      t: withPlainTexts(instance, { language, formatTag }, translate, onText, settings.files && reportMissing),
      async setLanguage(next) {
        try {
          const all = (await loadLanguages?.()) ?? { languages, locales }
          // An account names it, so it may be any word, such as one that every object has.
          const chosen = Object.hasOwn(all.languages, next) ? all.languages[next] : undefined
          if (chosen === undefined) return false
          await Promise.all([files.prepare(next, all.locales[next]), loadFormats(formatTagOf(chosen))])
          // Another language may have been chosen in the meantime.
          if (!files.isNext(next)) return true
          storeLanguage(next)
          // In a transition, so that prerendered parts whose code is still loading are kept.
          startTransition(() => show({ language: next, ...chosen }))
          return true
        } catch (error) {
          console.warn('not arrived', error)
          return false
        }
      },
    }),
    [
      instance,
      language,
      languages,
      locales,
      locale,
      formatTag,
      files,
      settings.files,
      translate,
      onText,
      loadLanguages,
    ],
  )

  useEffect(() => files.show(language), [files, language])

  useEffect(() => {
    const root = document.documentElement
    // To set what is set already makes the browser work out the style of the whole page anew.
    if (root.lang === locale) return
    root.lang = locale
    root.dir = directionOf(locale)
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
