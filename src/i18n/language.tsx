import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language, Locale } from '@/generated/merchant-types'
import { directionOf } from '@/lib/direction'
import { hasStoredAnother, storedLanguage, storeLanguage } from './stored-language'
import { TextFiles } from './text-files'
import { addTexts, createTexts, withPlainTexts, type Translate } from './texts'
import type { TextsAddress } from './texts-address'

interface Languages {
  readonly languages: Record<string, Language>
  readonly order: readonly string[]
  /** Address of the texts of each language. */
  readonly locales: Readonly<Record<string, TextsAddress>>
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

/**
 * Starts in the default language, whose texts are in the page and which the page was
 * rendered in, and then changes to the one the visitor chose before.
 */
export function LanguageProvider({ settings, children }: { settings: LanguageSettings; children: ReactNode }) {
  const { brand, languages, order, locales, defaultLanguage, texts, onText, loadLanguages } = settings
  const [files] = useState(() => settings.files ?? new TextFiles(locales, defaultLanguage))
  const [instance] = useState(() => {
    const created = createTexts(defaultLanguage, texts, brand)
    files.giveTo((arrived, more) => addTexts(created, arrived, more))
    return created
  })
  const [shown, show] = useState<{ readonly language: string; readonly locale: string }>()
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
        const all = await arrived(loadLanguages?.() ?? { languages, order, locales })
        const chosen = all?.languages[next]
        if (all === undefined || chosen === undefined) return false
        const hasTexts = await arrived(files.prepare(next, all.locales[next]).then(() => true))
        if (hasTexts === undefined) return false
        // Somebody may have chosen again meanwhile.
        if (!files.isNext(next)) return true
        storeLanguage(next)
        // As a transition: of a page that was rendered in advance, parts whose code is on the way stay as they are.
        startTransition(() => show({ language: next, locale: chosen.locale }))
        return true
      },
    }),
    [instance, language, languages, order, locales, locale, files, settings.files, translate, onText, loadLanguages],
  )

  useEffect(() => {
    const showStored = (supported: readonly string[]) => {
      const stored = storedLanguage(supported, defaultLanguage)
      if (stored !== defaultLanguage) void choice.setLanguage(stored)
    }
    if (loadLanguages === undefined || !hasStoredAnother(defaultLanguage)) showStored(order)
    else void arrived(loadLanguages()).then((all) => all && showStored(all.order))
    // Once: later changes are the visitor's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => files.show(language), [files, language])

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

async function arrived<T>(what: T | Promise<T>): Promise<T | undefined> {
  try {
    return await what
  } catch (error) {
    console.warn('not arrived', error)
    return undefined
  }
}

/** A key where a text belongs is a mistake of ours: the texts of a part came without it. */
function reportMissing(key: string): void {
  console.error(`no text for ${key}`)
}
