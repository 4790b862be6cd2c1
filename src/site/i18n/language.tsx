import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, Locale } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { useProvided } from '@/site/lib/use-provided'
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

/** Of the languages, those that the page holds: all, or the default one. */
export interface LanguageSettings extends Languages {
  readonly brand: string
  /** All languages, where the page does not hold them. */
  readonly loadLanguages?: (() => Promise<Languages>) | undefined
  readonly defaultLanguage: string
  /** Texts of the default language, or those of the first view. */
  readonly texts: Locale
  /** Fetches what `texts` lacks. */
  readonly files?: TextFiles | undefined
  /** Whose texts `files` has by now: the default language, if left out. */
  readonly startsIn?: StartLanguage | undefined
  /** Hears of each text that is asked for. */
  readonly onText?: ((key: string) => void) | undefined
}

interface LanguageChoice {
  readonly language: string
  /** BCP 47 tag of the language. */
  readonly locale: string
  /** Another function for each language, so that whoever holds one sees the change. */
  readonly t: Translate
  /** Loads the language's texts, then shows it. False when they did not arrive, or the site has no such language. */
  setLanguage(language: string): Promise<boolean>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

/** Starts in a language whose texts are there, and changes to whichever the visitor chooses. */
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
  // Once for the whole page: react-i18next copies its instance for every use, a third of the time of a page.
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
          // Somebody may have chosen again meanwhile.
          if (!files.isNext(next)) return true
          storeLanguage(next)
          // As a transition: of a page that was rendered in advance, parts whose code is on the way stay as they are.
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

/** The language in use and the ones there are. */
export function useLanguage(): LanguageChoice {
  return useProvided(LanguageContext, 'LanguageProvider')
}

/** `t(key, params)` of the language in use. */
export function useText() {
  return useLanguage().t
}

/** A key where a text belongs is a mistake of ours: the texts of a part came without it. */
function reportMissing(key: string): void {
  console.error(`no text for ${key}`)
}
