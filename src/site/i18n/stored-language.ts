import { deviceItems } from '@/site/lib/browser-items'
import { followedKey } from './first-language'

const key = 'hisLang'

/** Whether the stored language is the visitor's choice: the default and the browser's are stored without one. */
let isChosen = false

/**
 * Whether a language other than the default one is stored; if none is, the default is stored (2 §5). Until it is known
 * whether the site supports it, it counts as chosen.
 */
export function hasStoredOtherLanguage(defaultLanguage: string): boolean {
  return storedLanguage([deviceItems.get(key) ?? ''], defaultLanguage) !== defaultLanguage
}

/** The language that the visitor chose before. If it is not supported, the default, which is then stored (2 §5). */
export function storedLanguage(supported: readonly string[], defaultLanguage: string): string {
  const stored = deviceItems.get(key)
  const isSupported = stored !== null && supported.includes(stored)
  isChosen = isSupported && stored !== (deviceItems.get(followedKey) ?? defaultLanguage)
  if (isSupported) return stored
  deviceItems.set(key, defaultLanguage)
  return defaultLanguage
}

/** From a press on: what a language needs may still be loading, and nothing else chooses one in the meantime. */
export function markLanguageChosen(): void {
  isChosen = true
}

export function storeLanguage(language: string): void {
  isChosen = true
  deviceItems.set(followedKey, '')
  deviceItems.set(key, language)
}

/** Whether a language was chosen in this browser, on this page or before. */
export function hasChosenLanguage(): boolean {
  return isChosen
}
