import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { useErrorText } from '@/site/gateway/error-text'
import type { GatewayError } from '@/site/gateway/gateway-error'
import type { Locale } from '@/contract/generated/merchant-types'
import { LanguageProvider } from '@/site/i18n/language'

const languages = ['EN', 'TY', 'VI'] as const

const told = new Map<string, string[]>()

/** The messages about a failure that people see, in each language of the base template. */
export function toldPeople(error: GatewayError): string[] {
  // Everything that the messages depend on: a thousand failures have only some dozens of keys.
  const key = error.kind === 'refused' ? error.message : error.kind
  if (!told.has(key)) told.set(key, sentencesFor(error))
  return told.get(key) ?? []
}

function sentencesFor(error: GatewayError): string[] {
  return languages.map((language) =>
    renderToStaticMarkup(
      <LanguageProvider settings={{ ...settings, defaultLanguage: language, texts: texts[language] }}>
        <Sentence error={error} />
      </LanguageProvider>,
    ),
  )
}

function Sentence({ error }: { error: unknown }) {
  return useErrorText()(error)
}

const settings = { brand: 'Plain', languages: {}, order: languages, locales: {} }
const texts = { EN: readTexts('EN'), TY: readTexts('TY'), VI: readTexts('VI') }

function readTexts(language: string): Locale {
  return JSON.parse(readFileSync(`merchants/base/locales/${language}.json`, 'utf8')) as Locale
}
