import { configFiles, isLocaleFile, type ConfigFile, type SiteFile } from '@/engine/schema/config-files'
import { layersOf, writtenLanguages, type Draft } from '@/engine/merge/draft'
import { followPath, keysOfPath, type Followed, type Stop } from '@/engine/names/follow-path'
import { chooseBranch, schemaOf, type SchemaNode } from '@/engine/schema/schema-node'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'

interface Found {
  readonly file: SiteFile | undefined
}

/** Finds the file and the keys that a path of the resolved merchant refers to. */
export function findValue(draft: Draft, written: string): Followed<Found> {
  return followPath(rootStop(draft), keysOfPath(written))
}

function rootStop(draft: Draft): Stop<Found> {
  const keys = [...configFiles, 'locales']
  return {
    at: { file: undefined },
    keys: () => keys,
    next: (key) => {
      if (key === 'locales') return localesStop(draft)
      return configFiles.includes(key as ConfigFile) ? fileStop(draft, key as ConfigFile) : undefined
    },
  }
}

function localesStop(draft: Draft): Stop<Found> {
  const languages = writtenLanguages(draft.chain)
  return {
    at: { file: undefined },
    keys: () => languages,
    next: (key) => (languages.includes(key) ? fileStop(draft, `locales/${key}`) : undefined),
  }
}

function fileStop(draft: Draft, file: SiteFile): Stop<Found> {
  const isLocale = isLocaleFile(file)
  const resolved = isLocale ? draft.texts.get(file.slice('locales/'.length)) : draft.config[file]
  const written = layersOf(draft.chain, file).map(({ value }) => value)
  return valueStop(file, schemaOf(isLocale ? 'locale' : file), [resolved, ...written])
}

/** What can be asked for: resolved values, values of any layer, and keys of the schema. */
function valueStop(
  file: SiteFile,
  place: SchemaNode | undefined,
  values: readonly (JsonValue | undefined)[],
): Stop<Found> {
  const node = place === undefined ? undefined : chooseBranch(place, values[0])
  return {
    at: { file },
    keys: () => new Set([...values.flatMap(keysOf), ...(node?.properties.keys() ?? [])]),
    next: (key) => {
      const inner = values.map((value) => child(value, Array.isArray(value) ? Number(key) : key))
      const known = node?.properties.get(key)
      if (known === undefined && inner.every((value) => value === undefined)) return undefined
      return valueStop(file, known ?? node?.values ?? node?.items, inner)
    },
  }
}
