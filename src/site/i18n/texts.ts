import { createInstance, type i18n, type TOptions } from 'i18next'
import type { Locale, TextKey } from '@/contract/generated/merchant-types'

const namespace = 'site'

/** Texts of one language, with {{brand}} filled in. Keys contain dots and are not nested. */
export function createTexts(language: string, texts: Locale, brand: string): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [language]: { [namespace]: texts } },
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  })
  return instance
}

/** Returns a text by its key, with its parameters filled in. */
export type Translate = (key: TextKey, params?: TOptions) => string

/**
 * Returns texts without parameters directly: i18next takes 10 µs to search a text for placeholders, most texts have
 * none, and a page uses 150.
 */
export function withPlainTexts(
  instance: i18n,
  language: string,
  translate: (key: string | string[], params: TOptions) => string,
  onText?: (key: string) => void,
  onMissing?: (key: string) => void,
): Translate {
  const find: Translate = (key, params) => {
    // Falls back to the form "other", where a language lacks a plural form that its rules require: i18next would show
    // the key.
    if (params?.count !== undefined) return translate([key, `${key}_other`], params)
    if (params !== undefined) return translate(key, params)
    const text: unknown = instance.getResource(language, namespace, key)
    return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : translate(key, {})
  }
  return (key, params) => {
    onText?.(key)
    const text = find(key, params)
    if (text === key && looksLikeKey(key)) onMissing?.(key)
    return text
  }
}

/** Whether a missing text is a key: a finished sentence is shown as it is, and not reported. */
function looksLikeKey(text: string): boolean {
  return /^[a-z][\w-]*([._][\w-]+)+$/i.test(text)
}

export function addTexts(instance: i18n, language: string, texts: Locale): void {
  instance.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true })
}
