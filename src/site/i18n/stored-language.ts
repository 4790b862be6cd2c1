import { deviceItems } from '@/site/lib/browser-items'

const key = 'hisLang'

/** Whether what is stored is the visitor's own choice: the default is stored unasked. */
let isChosen = false

/**
 * Whether another language than the default one is stored, which is stored where none is (2 §5). Until it is known
 * whether the site has it, it counts as chosen.
 */
export function hasStoredAnother(defaultLanguage: string): boolean {
  isChosen = storedLanguage([deviceItems.get(key) ?? ''], defaultLanguage) !== defaultLanguage
  return isChosen
}

/** Language the visitor chose before, or the default where it is none of the supported ones, which is then stored (2 §5). */
export function storedLanguage(supported: readonly string[], defaultLanguage: string): string {
  const stored = deviceItems.get(key)
  const isSupported = stored !== null && supported.includes(stored)
  isChosen = isSupported && stored !== defaultLanguage
  if (isSupported) return stored
  deviceItems.set(key, defaultLanguage)
  return defaultLanguage
}

export function storeLanguage(language: string): void {
  isChosen = true
  deviceItems.set(key, language)
}

/** Whether this browser has a language that somebody chose, on this page or before. */
export function hasChosenLanguage(): boolean {
  return isChosen
}
