import { formatTag } from '@/contract/formats/format-tag'
import type { SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { Article } from './article'
import { vendorIconCode } from '@/contract/catalogue/vendor-icon-code'
import { fieldLabels } from './field-labels'
import { fill } from './fill'
import { messages, type MessageKey } from './messages'
import { said, serverLanguageOf, type ServerLanguage, type Spoken } from './spoken'

interface Titled {
  readonly vendor: string
  readonly title: Spoken
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
  article<A extends Article>(article: Spoken<A>): A
  /**
   * Title of a game, with its vendor's code as the merchant shows it (2 §9). Only what describes a game, as titles of
   * lotteries do, is translated; names of vendors' games are not.
   */
  gameTitle(game: Titled): string
  /** Label of a registration field. */
  label(field: string): string
  /** A text of the merchant; null if it exists in no language. */
  merchantText(key: string | undefined): string | null
}

/** Texts in the requested language, or in the merchant's default if the merchant does not have that language. */
export function textsIn(merchant: SandboxMerchant, asked: string | undefined): Texts {
  const { items, order } = merchant.languages
  const language = asked !== undefined && Object.hasOwn(items, asked) ? asked : merchant.defaultLanguage
  const spoken = serverLanguageOf(items[language]?.locale ?? 'en')
  const labels: Readonly<Record<string, string>> = said(fieldLabels, spoken)
  return {
    language,
    spoken,
    say: (key, parameters) =>
      fill(said(messages, spoken)[key], { brand: merchant.name, ...written(spoken, parameters) }),
    article: (article) => filled(said(article, spoken), { brand: merchant.name }),
    // A code of TCG, which is blank in a brand with TY, stands in no title.
    gameTitle: ({ vendor, title }) => said(title, spoken).replace(vendor, () => vendorIconCode(vendor, order)),
    label: (field) => labels[field] ?? field,
    merchantText(key) {
      if (key === undefined) return null
      const text = merchant.text(language, key) ?? merchant.text(merchant.defaultLanguage, key)
      return text === undefined ? null : fill(text, { brand: merchant.name })
    },
  }
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
  const number = new Intl.NumberFormat(formatTag({ locale: spoken }))
  const entries = Object.entries(parameters)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : number.format(value)]),
  )
}
