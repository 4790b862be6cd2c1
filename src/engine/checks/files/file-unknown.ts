import { configFiles, isLocaleFile, languageOf } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { isMeantAsAsset, type MerchantFolder } from '@/engine/folder/merchant-folder'
import { languagesMeant } from '@/engine/names/languages-meant'
import { suggest } from '@/engine/names/suggest'
import { child, valueAt, type JsonValue } from '@/contract/json/json-value'
import type { Check } from '@/engine/finding/check'

export const fileUnknown: Check = {
  code: 'file-unknown',
  severity: 'error',
  docs: {
    what: 'The folder holds a file or folder that no part reads: a name that is misspelt, in another letter case, the copy that an editor left behind, or a picture beside the folder of pictures. Notes (README.md, a licence) may lie there.',
    why: 'What is written in it would change nothing.',
    bad: { 'menu.json': '{}' },
    good: { 'menus.json': '{}' },
  },
}

export interface UnknownFile {
  /** Relative to the merchant's folder. */
  readonly entry: string
  readonly expected: string
  readonly suggestions: readonly string[]
}

export function findUnknownFiles({ chain, config, names: { languages }, isComplete }: Draft): UnknownFile[] {
  const folder = chain[0]
  const strays = (folder?.strays ?? []).map((entry) =>
    entry.startsWith('locales/')
      ? inLocales(entry)
      : entry.startsWith('blocks/')
        ? inBlocks(entry)
        : entry.startsWith('legal/')
          ? inLegal(entry, valueAt(config.site, ['languages', 'items']))
          : inFolder(entry, folder?.files),
  )
  if (folder === undefined || languages === undefined || !isComplete) return strays
  const locales = [...folder.files.keys()]
    .filter(isLocaleFile)
    .filter((key) => !languages.includes(languageOf(key)) && !isStillNamed(languageOf(key), config.site))
  const items = valueAt(config.site, ['languages', 'items'])
  const foreign = folder.legal.filter(({ language }) => !languages.includes(language))
  return [
    ...strays,
    ...locales.map((key) => ({ ...inLocales(`${key}.json`), suggestions: filesMeant(key, items) })),
    ...foreign.map(({ document, language }) => ({
      ...inLegal(`legal/${document}.${language}.md`),
      suggestions: languagesMeant(language, items).map((meant) => `legal/${document}.${meant}.md`),
    })),
  ]
}

/**
 * If the language is still named in site.json, the language is what is missing there, and the file is not superfluous.
 */
function isStillNamed(language: string, site: JsonValue | undefined): boolean {
  const order = valueAt(site, ['languages', 'order'])
  return child(site, 'defaultLanguage') === language || (Array.isArray(order) && order.includes(language))
}

/** Folders as other projects call them. */
const foldersMeant: readonly (readonly [form: RegExp, folder: string])[] = [
  [/^(images?|img|pics?|pictures|media|icons|fonts|public)$/i, 'assets'],
  [/^(langs?|languages|i18n|translations|texts)$/i, 'locales'],
]

function inFolder(entry: string, files: MerchantFolder['files'] | undefined): UnknownFile {
  if (isMeantAsAsset(entry)) return { entry, expected: `assets/${entry}`, suggestions: [`assets/${entry}`] }
  const isTexts = /^[A-Z]{2,5}(-[A-Z]{2})?\.json$/.test(entry)
  if (isTexts) return { entry, expected: `locales/${entry}`, suggestions: [`locales/${entry}`] }
  const known = entry.includes('.')
    ? configFiles.map((file) => `${file}.json`)
    : ['locales', 'assets', 'blocks', 'legal']
  const words = entry.toLowerCase().split(/[^a-z]+/)
  const alike = suggest(entry, known)
  const within = configFiles.filter((file) => entry.includes('.') && words.includes(file)).map((file) => `${file}.json`)
  const folder = foldersMeant.find(([form]) => form.test(entry))?.[1]
  const [meant] = alike.length > 0 ? alike : within
  // A copy beside the file is no other spelling of its name.
  if (meant !== undefined && configFiles.some((file) => `${file}.json` === meant && files?.has(file)))
    return { entry, expected: `${meant} alone, which is there: this file may go`, suggestions: [] }
  const suggestions = folder === undefined ? [meant ?? []].flat() : [folder]
  return { entry, expected: `one of ${known.join(', ')}`, suggestions }
}

/** `blocks/<name>/<file>`, or an entry beside the block folders. */
function inBlocks(entry: string): UnknownFile {
  const [, name = '', file] = entry.split('/')
  if (file === undefined) return { entry, expected: 'a folder for each block, named as the block', suggestions: [] }
  const known = [`${name}.schema.json`, `${name}.tsx`]
  const expected = `${known.join(', ')}, ${name}.stories.tsx and other .ts and .tsx files`
  return { entry, expected, suggestions: suggest(file, known) }
}

/** `legal/Terms.en.md`, `legal/privacy-policy.docx`. */
function inLegal(entry: string, languages?: JsonValue): UnknownFile {
  const [, name = '', language] =
    /^legal\/(.+?)(?:[._ -]([A-Za-z]{2,5}(?:-[A-Za-z]{2})?))?\.(?:md|markdown|mdx|txt)$/.exec(entry) ?? []
  const document = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const expected = 'a document and the code of its language, as terms.EN.md'
  if (language === undefined || !/^[a-z][a-z0-9-]*$/.test(document)) return { entry, expected, suggestions: [] }
  const codes = languages === undefined ? [language.toUpperCase()] : languagesMeant(language, languages)
  return { entry, expected, suggestions: codes.map((code) => `legal/${document}.${code}.md`) }
}

function inLocales(entry: string): UnknownFile {
  return { entry, expected: 'a file of texts named after a language of site.json', suggestions: [] }
}

function filesMeant(key: `locales/${string}`, items: JsonValue | undefined): string[] {
  return languagesMeant(languageOf(key), items).map((language) => `locales/${language}.json`)
}
