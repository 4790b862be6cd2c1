import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registrationFields } from '@/field-rules/registration-fields'
import { child, keysOf, type JsonValue } from '@/lib/json-value'
import { pluralForm } from '@/lib/plural-form'

/** A name that an editor offers, and what it stands for. */
export interface OfferedName {
  readonly name: string
  readonly meaning: string
}

/**
 * Names by what they are the name of: a kind of reference, as `x-ref` in the schemas, or `text` for the keys of a
 * locale file. They are those of the templates: one schema serves all brands, and what a brand adds is not in it.
 */
export type OfferedNames = ReadonlyMap<string, readonly OfferedName[]>

export function templateNames(root: string): OfferedNames {
  const folders = readdirSync(join(root, 'merchants')).map((code) => join(root, 'merchants', code))
  const templates = folders.filter((folder) => child(fileOf(folder, 'site'), 'template') === true)
  const names = new Map<string, Map<string, OfferedName>>()
  for (const [kind, name, meaning] of [...templates.flatMap(namesIn), ...ruleNames]) {
    const known = names.get(kind) ?? new Map<string, OfferedName>()
    if (!known.has(name)) known.set(name, { name, meaning })
    names.set(kind, known)
  }
  return new Map([...names].map(([kind, each]) => [kind, [...each.values()]]))
}

type Named = readonly [kind: string, name: string, meaning: string]

const ruleNames = registrationFields.map((name): Named => ['rule', name, "The server's rule for this field."])

function namesIn(folder: string): Named[] {
  const site = fileOf(folder, 'site')
  const texts = textsOf(folder, textOf(child(site, 'defaultLanguage')))
  const pages = child(fileOf(folder, 'routes'), 'pages')
  const flags = child(fileOf(folder, 'features'), 'flags')
  const languages = child(child(site, 'languages'), 'items')
  return [
    ['merchant', textOf(child(site, 'code')), textOf(child(site, 'name'))],
    ...[...texts].map(([key, text]): Named => ['text', key, text]),
    ...[...texts].map(([key, text]): Named => ['textKey', key.replace(pluralForm, ''), text]),
    ...entriesOf(pages).map(([, page]): Named => {
      return ['route', textOf(child(page, 'path')), texts.get(textOf(child(page, 'title'))) ?? '']
    }),
    ...entriesOf(flags).map(([name, flag]): Named => ['feature', name, textOf(child(flag, 'meaning'))]),
    ...entriesOf(languages).map(([name, language]): Named => ['language', name, textOf(child(language, 'label'))]),
    ...keysOf(child(fileOf(folder, 'banners'), 'groups')).map((name): Named => ['bannerGroup', name, '']),
  ]
}

/** The texts of a template, in its own language where there is one. */
function textsOf(folder: string, language: string): Map<string, string> {
  const files = existsSync(join(folder, 'locales')) ? readdirSync(join(folder, 'locales')) : []
  const names = files.map((file) => file.replace(/\.json$/, '')).sort()
  const ordered = [...names.filter((name) => name !== language), ...names.filter((name) => name === language)]
  return new Map(
    ordered.flatMap((name) => entriesOf(fileOf(folder, `locales/${name}`)).map(([key, text]) => [key, textOf(text)])),
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
