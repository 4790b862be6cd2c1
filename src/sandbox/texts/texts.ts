import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Article, ServerLanguage } from './article'
import { vendorIconCode } from '@/contract/catalogue/vendor-icon-code'
import { fieldLabels } from './field-labels'
import { fill } from './fill'
import { messages, type MessageKey } from './messages'

interface Titled {
  readonly vendor: string
  readonly title: Readonly<Record<ServerLanguage, string>>
}

/** The texts of a call's answer. */
export interface Texts {
  /** Code of the merchant's language in which they are. */
  readonly language: string
  /** The server's own language in which they are. */
  readonly spoken: ServerLanguage
  /** A text of the server with its parameters filled in. Numbers are formatted in its language. */
  say(key: MessageKey, parameters?: Record<string, string | number>): string
  /** An article in the language of the call. */
  article<A extends Article>(article: Readonly<Record<ServerLanguage, A>>): A
  /** Title of a game, with its vendor's code as the merchant shows it (2 §9). */
  gameTitle(game: Titled): string
  /** Label of a registration field. */
  label(field: string): string
  /** A text of the merchant; null if it exists in no language. */
  merchantText(key: string | undefined): string | null
}

/** Texts in the requested language, or in the merchant's default if the merchant does not have that language. */
export function textsIn(merchant: SandboxMerchant, asked: string | undefined): Texts {
  const { items, order } = merchant.languages
  const language = asked !== undefined && asked in items ? asked : merchant.defaultLanguage
  const spoken = catalogueOf(items[language]?.locale)
  const labels: Readonly<Record<string, string>> = fieldLabels[spoken]
  return {
    language,
    spoken,
    say: (key, parameters) => fill(messages[spoken][key], { brand: merchant.name, ...written(spoken, parameters) }),
    article: (article) => filled(article[spoken], { brand: merchant.name }),
    // A code of TCG, which is blank in a brand with TY, stands in no title.
    gameTitle: ({ vendor, title }) => title[spoken].replace(vendor, () => vendorIconCode(vendor, order)),
    label: (field) => labels[field] ?? field,
    merchantText(key) {
      if (key === undefined) return null
      const text = merchant.text(language, key) ?? merchant.text(merchant.defaultLanguage, key)
      return text === undefined ? null : fill(text, { brand: merchant.name })
    },
  }
}

function catalogueOf(locale: string | undefined): ServerLanguage {
  const language = locale?.split('-')[0]
  return language === 'vi' || language === 'fil' ? language : 'en'
}

/** Fills in the placeholders of all texts of an article. */
function filled<A extends Article>(article: A, parameters: Readonly<Record<string, string>>): A {
  const texts = Object.entries(article).map(([key, text]: [string, string | readonly string[]]) => [
    key,
    typeof text === 'string' ? fill(text, parameters) : text.map((line) => fill(line, parameters)),
  ])
  // Safe cast: keys and types of values are unchanged.
  return Object.fromEntries(texts) as A
}

function written(
  spoken: ServerLanguage,
  parameters: Readonly<Record<string, string | number>> = {},
): Record<string, string> {
  const number = new Intl.NumberFormat(spoken)
  const entries = Object.entries(parameters)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : number.format(value)]),
  )
}
