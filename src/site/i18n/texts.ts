import { createInstance, type i18n, type TOptions } from 'i18next'
import type { Locale, TextKey } from '@/contract/generated/merchant-types'

const namespace = 'site'

/** Texts of one language, and {{brand}} in all of them. Keys hold dots and are not nested. */
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

/** A text by its key, with parameters filled in. */
export type Translate = (key: TextKey, params?: TOptions) => string

/**
 * i18next takes 10 µs to look into a text for what to fill in; most have nothing of the kind, and a page asks for 150.
 * Those are given as they are.
 */
export function withPlainTexts(
  instance: i18n,
  language: string,
  translate: (key: string | string[], params: TOptions) => string,
  onText?: (key: string) => void,
  onMissing?: (key: string) => void,
): Translate {
  const find: Translate = (key, params) => {
    // A language may lack a form that its rules ask for: i18next would show the key.
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

/** A sentence that is said already stands for itself, and is no key that lacks its text. */
function looksLikeKey(text: string): boolean {
  return /^[a-z][\w-]*([._][\w-]+)+$/i.test(text)
}

export function addTexts(instance: i18n, language: string, texts: Locale): void {
  instance.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true })
}
