import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pluralForm } from '@/contract/text/plural-form'
import { writeFiles, type Files } from '@/engine/testing/write-files'

const catalogues = new Map(
  readdirSync('merchants/base/locales')
    .filter((file) => /^[A-Z-]+\.json$/.test(file))
    .map((file) => [basename(file, '.json'), read(join('merchants/base/locales', file))] as const),
)
const languages = [...catalogues.keys()]
const english = catalogues.get('EN') ?? {}

export const languageCount = languages.length
export const keyCount = Object.keys(english).length
/** Texts of its own that each brand has in each language. */
export const ownCount = 30

/** Texts that neither count nor hold anything else than words. */
const plain = Object.keys(english).filter(
  (key) =>
    !pluralForm.test(key) &&
    !/^[$]|^amount\./.test(key) &&
    (english[key]?.length ?? 0) > 12 &&
    languages.every((language) => !/[{<\n]/.test(catalogues.get(language)?.[key] ?? '<')),
)

/** Writes the shipped template, and `count` brands that offer all of its languages and override 30 texts in each. */
export function generateLanguages(dir: string, count: number): void {
  cpSync('merchants/base', join(dir, 'base'), { recursive: true })
  for (let number = 1; number <= count; number++) writeFiles(join(dir, `brand-${number}`), brand(number))
}

function brand(number: number): Files {
  const code = `brand-${number}`
  const own = Array.from({ length: ownCount }, (_, at) => plain[(at * 13 + number) % plain.length] ?? '')
  const texts = (language: string) =>
    Object.fromEntries(own.map((key) => [key, `${number}: ${catalogues.get(language)?.[key] ?? ''}`]))
  return {
    'site.json': {
      schemaVersion: 2,
      code,
      name: `Brand ${number}`,
      extends: 'base',
      hosts: [`${code}.test`],
      languages: { order: languages },
    },
    ...Object.fromEntries(languages.map((language) => [`locales/${language}.json`, texts(language)])),
  }
}

function read(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}
