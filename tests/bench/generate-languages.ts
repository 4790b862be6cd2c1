import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles, type Files } from '@/engine/testing/write-files'
import type { JsonObject } from '@/contract/json/json-value'

const spoken = [
  ...[
    'en',
    'fil-PH',
    'vi',
    'th',
    'id',
    'ms',
    'km',
    'lo',
    'my',
    'zh-Hans',
    'zh-Hant',
    'ja',
    'ko',
    'hi',
    'bn',
    'ne',
    'ur',
  ],
  ...['ar', 'fa', 'tr', 'ru', 'uk', 'kk', 'uz', 'pl', 'cs', 'ro', 'de', 'fr', 'it', 'es', 'pt', 'nl', 'sv'],
]

/**
 * Codes of the languages that a template gets, with their BCP 47 tags. The first three are those that it has already.
 */
const languages = spoken.map((locale, at) => ({ code: at < 3 ? ['EN', 'TY', 'VI'][at]! : `L${letters(at)}`, locale }))

export const languageCount = languages.length
export const keyCount = 1800
/** Texts of its own that each brand has in each language. */
export const ownCount = 30

/**
 * Writes the shipped template with 34 languages of 1,800 texts each, and `count` brands that each override 30 of them
 * in each language.
 */
export function generateLanguages(dir: string, count: number): void {
  cpSync('merchants/base', join(dir, 'base'), { recursive: true })
  const written = JSON.parse(readFileSync('merchants/base/locales/EN.json', 'utf8')) as Record<string, string>
  const keys = Object.keys(written).filter((key) => !key.startsWith('$'))
  const more = Array.from({ length: keyCount - keys.length }, (_, at) => `more-${Math.floor(at / 40)}.text${at}`)
  const site = JSON.parse(readFileSync('merchants/base/site.json', 'utf8')) as JsonObject
  const items = Object.fromEntries(languages.map(({ code, locale }) => [code, { locale, label: code }]))
  const template: Files = {
    'site.json': { ...site, languages: { items, order: languages.map(({ code }) => code) } },
    ...Object.fromEntries(
      languages.map(({ code, locale }) => [
        `locales/${code}.json`,
        Object.fromEntries([
          ...keys.map((key): [string, string] => [key, `${written[key] ?? ''} (${locale})`]),
          ...more.map((key): [string, string] => [key, `A sentence of middling length for ${key} in ${locale}`]),
        ]),
      ]),
    ),
  }
  writeFiles(join(dir, 'base'), template)
  for (let number = 1; number <= count; number++) writeFiles(join(dir, `brand-${number}`), brand(number, keys))
}

function brand(number: number, keys: readonly string[]): Files {
  const code = `brand-${number}`
  const own = Array.from({ length: ownCount }, (_, at) => keys[(at * 13 + number) % keys.length] ?? '')
  const texts = (language: string) =>
    Object.fromEntries(own.map((key) => [key, `${key} of {{brand}} in ${language}, as brand ${number} says it`]))
  return {
    'site.json': { schemaVersion: 2, code, name: `Brand ${number}`, extends: 'base', hosts: [`${code}.test`] },
    ...Object.fromEntries(languages.map(({ code: language }) => [`locales/${language}.json`, texts(language)])),
  }
}

/** Two letters that are unique to a number. */
function letters(number: number): string {
  return String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))
}
