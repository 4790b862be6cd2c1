import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { forTranslators } from '@/engine/folder/merchant-folder'
import { join } from 'node:path'
import { registrationFields } from '@/contract/field-rules/registration-fields'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { askedKey } from '@/contract/text/plural-form'
import { shownNotes } from '@/engine/notes/read-notes'
import { noteInWords, type TextNote } from '@/engine/notes/text-notes'

/** A name for autocompletion, and its meaning. */
export interface OfferedName {
  readonly name: string
  readonly meaning: string
}

/** Names by kind: a kind of reference, as in `x-ref` of the schemas, or `text` for the keys of a locale file. */
export type OfferedNames = ReadonlyMap<string, readonly OfferedName[]>

/** The resolved files of a merchant or of a template. */
export interface NamedFiles {
  /** `name` is `site` or `locales/EN`; returns undefined when there is no such file. */
  readonly file: (name: string) => JsonValue | undefined
  /** Languages with texts. */
  readonly languages: readonly string[]
  /** The values of `locales/notes.json`, the merchant's own first. */
  readonly notes: readonly JsonValue[]
  /** Files in the assets folder. */
  readonly assets: readonly string[]
}

/** The names of several merchants; if two have the same name, the first one's meaning is used. */
export function offeredNames(merchants: readonly NamedFiles[]): OfferedNames {
  const names = new Map<string, Map<string, OfferedName>>()
  for (const [kind, name, meaning] of [...merchants.flatMap(namesIn), ...ruleNames]) {
    const known = names.get(kind) ?? new Map<string, OfferedName>()
    if (!known.has(name)) known.set(name, { name, meaning })
    names.set(kind, known)
  }
  return new Map([...names].map(([kind, each]) => [kind, [...each.values()]]))
}

/** The names of a project's templates, which are available to every brand. */
export function templateNames(root: string): OfferedNames {
  const folders = readdirSync(join(root, 'merchants')).map((code) => join(root, 'merchants', code))
  return offeredNames(folders.map(filesIn).filter(({ file }) => child(file('site'), 'template') === true))
}

function filesIn(folder: string): NamedFiles {
  const namesOf = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [])
  return {
    file: (name) => fileOf(folder, name),
    notes: [fileOf(folder, 'locales/notes') ?? {}],
    languages: namesOf('locales')
      .filter((name) => !forTranslators.has(name))
      .map((name) => name.replace(/\.json$/, '')),
    assets: namesOf('assets').filter((name) => name.includes('.')),
  }
}

type Named = readonly [kind: string, name: string, meaning: string]

const ruleNames = registrationFields.map((name): Named => ['rule', name, "The server's rule for this field."])

function namesIn(files: NamedFiles): Named[] {
  const site = files.file('site')
  const texts = textsOf(files, textOf(child(site, 'defaultLanguage')))
  const askedOf = (key: string) => askedKey(key, (each) => texts.has(each))
  const notes = shownNotes(files.notes)
  const pages = child(files.file('routes'), 'pages')
  const flags = child(files.file('features'), 'flags')
  const vendors = child(files.file('vendors'), 'items')
  const languages = child(child(site, 'languages'), 'items')
  return [
    ...(child(site, 'template') === true ? [merchantName(site)] : []),
    ...[...texts].map(([key, text]): Named => ['text', key, withNote(text, notes.of(askedOf(key)))]),
    ...[...texts].map(([key, text]): Named => ['textKey', askedOf(key), text]),
    ...entriesOf(pages).map(([, page]): Named => {
      return ['route', textOf(child(page, 'path')), texts.get(textOf(child(page, 'title'))) ?? '']
    }),
    ...entriesOf(flags).map(([name, flag]): Named => ['feature', name, textOf(child(flag, 'meaning'))]),
    ...entriesOf(languages).map(([name, language]): Named => ['language', name, textOf(child(language, 'label'))]),
    ...entriesOf(vendors).map(([name, vendor]): Named => ['vendor', name, textOf(child(vendor, 'name'))]),
    ...keysOf(child(files.file('banners'), 'groups')).map((name): Named => ['bannerGroup', name, '']),
    ...files.assets.map((name): Named => ['asset', name, '']),
  ]
}

/** A text with what translators are told of it. */
function withNote(text: string, note: TextNote | undefined): string {
  return note === undefined ? text : `${text}\n\n${noteInWords(note)}`
}

function merchantName(site: JsonValue | undefined): Named {
  return ['merchant', textOf(child(site, 'code')), textOf(child(site, 'name'))]
}

/** Texts in the merchant's default language where it has them. */
function textsOf({ file, languages }: NamedFiles, language: string): Map<string, string> {
  const names = [...languages].sort()
  const ordered = [...names.filter((name) => name !== language), ...names.filter((name) => name === language)]
  return new Map(
    ordered.flatMap((name) => entriesOf(file(`locales/${name}`)).map(([key, text]) => [key, textOf(text)])),
  )
}

function fileOf(folder: string, name: string): JsonValue | undefined {
  const path = join(folder, `${name}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as JsonValue) : undefined
}

function entriesOf(map: JsonValue | undefined): [string, JsonValue | undefined][] {
  return keysOf(map)
    .filter((key) => !key.startsWith('$'))
    .map((key) => [key, child(map, key)])
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
