const key = 'hisLang'

/** Language the visitor chose before, or the default where it is none of the supported ones, which is then stored (2 §5). */
export function storedLanguage(supported: readonly string[], defaultLanguage: string): string {
  const stored = localStorage.getItem(key)
  if (stored !== null && supported.includes(stored)) return stored
  storeLanguage(defaultLanguage)
  return defaultLanguage
}

export function storeLanguage(language: string): void {
  localStorage.setItem(key, language)
}
