import { createInstance, type i18n, type TOptions } from 'i18next'
import { directionOf, isolatedValue, turningItselfAlone } from '@/contract/text/direction'
import { numberFormat } from '@/contract/formats/formatters'
import type { CountedTextKey } from '@/contract/generated/text-keys'
import type { Locale, TextKey } from '@/contract/generated/merchant-types'

const namespace = 'site'

/**
 * The name of a language's texts in i18next: it would write a code with a hyphen as a tag, PT-BR as pt-BR, and find
 * nothing under that.
 */
export function resourceLanguage(language: string): string {
  return language.replace('-', '_')
}

/** Texts of one language, with {{brand}} and {{age}} filled in. Keys contain dots and are not nested. */
export function createTexts(language: string, texts: Locale, brand: string, age = 18): i18n {
  const instance = createInstance()
  const lng = resourceLanguage(language)
  void instance.init({
    lng,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: { [lng]: { [namespace]: texts } },
    interpolation: { escapeValue: false, defaultVariables: { brand, age } },
  })
  return instance
}

/**
 * Returns a text by its key, with its parameters filled in. A text that counts is asked for with a `count`, which
 * chooses its form and stands in it as the language writes numbers.
 */
export type Translate = <Key extends TextKey>(key: Key, ...params: ParamsOf<Key>) => string

/** A key that only JSON knows may be any, and is not asked for its count. */
type ParamsOf<Key extends TextKey> = TextKey extends Key
  ? [params?: TOptions]
  : Extract<Key, CountedTextKey> extends never
    ? [params?: TOptions]
    : [params: TOptions & { count: number }]

/** A language's code, and the tag of its formats (see formatTag). */
interface TextsLanguage {
  readonly language: string
  readonly formatTag: string
}

/**
 * Returns texts without parameters directly: i18next takes 10 µs to search a text for placeholders, most texts have
 * none, and a page uses 150.
 */
export function withPlainTexts(
  instance: i18n,
  { language, formatTag }: TextsLanguage,
  translate: (key: string | string[], params: TOptions) => string,
  onText?: (key: string) => void,
  onMissing?: (key: string) => void,
): Translate {
  const isolated = (params: TOptions): TOptions => {
    const kept = directionOf(formatTag) === 'ltr' ? turningItselfAlone : isolatedValue
    const keep = ([name, value]: [string, unknown]) => [name, typeof value === 'string' ? kept(value) : value]
    return Object.fromEntries(Object.entries(params).map(keep)) as TOptions
  }
  const find = (key: TextKey, params: TOptions | undefined): string => {
    if (params?.count !== undefined) {
      const form = new Intl.PluralRules(formatTag).select(params.count)
      const count = numberFormat(formatTag).format(params.count)
      // i18next would choose the form by the language's code, which is no language tag: TY is Filipino. Where a form
      // lacks, the language's "other" stands in.
      return translate([`${key}_${form}`, `${key}_other`, key], {
        replace: { ...isolated(params), count },
      })
    }
    if (params !== undefined) return translate(key, isolated(params))
    const text: unknown = instance.getResource(resourceLanguage(language), namespace, key)
    return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : translate(key, {})
  }
  return (key, ...[params]: [params?: TOptions]) => {
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
  instance.addResourceBundle(resourceLanguage(language), namespace, texts, false, true, { skipCopy: true })
}
