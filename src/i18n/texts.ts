import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '@/generated/merchant-types'

const namespace = 'site'

/** Texts of one language, and {{brand}} in all of them. Keys hold dots and are not nested. */
export function createTexts(language: string, texts: Locale, brand: string): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [language]: { [namespace]: texts } },
    interpolation: { escapeValue: false, defaultVariables: { brand } },
    react: { useSuspense: false },
  })
  return instance
}

export function addTexts(instance: i18n, language: string, texts: Locale): void {
  instance.addResourceBundle(language, namespace, texts)
}

export function hasTexts(instance: i18n, language: string): boolean {
  return instance.hasResourceBundle(language, namespace)
}
