import { isLocaleFile } from '@/engine/schema/config-files'
import type { Path } from '@/contract/json/json-value'
import { hasFormOf } from './key-mutants'
import { mistake, type Mutant } from './mutant'
import { isInherited, type Place } from './places'
import { typosOf } from './typos'

/** Where the entries are that each kind of reference names. */
const owners: Readonly<Record<string, readonly string[]>> = {
  feature: ['features', 'flags'],
  bannerGroup: ['banners', 'groups'],
}
/** Maps whose entries are named beside them. */
const beside: Readonly<Record<string, string>> = { items: 'item', sections: 'section', fields: 'field' }

/** Texts under a misspelt key: no other language has a text with that key. */
export function misspeltTextKeys({ file, path, keyNode }: Place): Mutant[] {
  if (!isLocaleFile(file.key) || keyNode === undefined || path[0] === '$schema') return []
  const key = keyNode.value as string
  const texts = Object.keys(file.merged.get(file.key) ?? {})
  return typosOf(key)
    .filter((typo) => !texts.includes(typo) && /^[A-Za-z]/.test(typo))
    .map((typo) => mistake('misspelt text key', file, { ...keyNode, text: JSON.stringify(typo) }, key))
}

/** Entries renamed, so that the merchant's files use a name that no longer exists. */
export function renamedEntries(place: Place, all: readonly Place[]): Mutant[] {
  const { file, path, keyNode, holder } = place
  if (keyNode === undefined || holder?.values === undefined || isLocaleFile(file.key) || isInherited(place)) return []
  const key = keyNode.value as string
  const naming = all.filter((other) => names(other, place, key))
  if (naming.length === 0 || holder.properties.has(key)) return []
  return typosOf(key)
    .filter((typo) => hasFormOf(holder, typo) && !siblingKeys(place).includes(typo))
    .map((typo) => {
      const edit = { offset: keyNode.offset, length: keyNode.length, text: JSON.stringify(typo) }
      const shift = edit.text.length - edit.length
      const spots = naming.map(({ file: from, node }) => ({
        file: from,
        offset: node.offset + (from === file && node.offset > edit.offset ? shift : 0),
      }))
      return { kind: `renamed: ${String(path.at(-2))}`, file, edit, spots, meant: typo }
    })
}

/** Whether a value refers to the entry: by a kind that means its map, or from a list beside it. */
function names(other: Place, entry: Place, key: string): boolean {
  const kind = other.schema?.ref
  if (other.value !== key || kind === undefined || other.file.folder !== entry.file.folder) return false
  const map = entry.path.slice(0, -1)
  const owner = owners[kind]
  if (owner !== undefined) return [entry.file.key, ...map].join('/') === owner.join('/')
  return (
    kind === beside[String(map.at(-1))] && other.file.key === entry.file.key && startsWith(other.path, map.slice(0, -1))
  )
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((key, depth) => path[depth] === key)
}

function siblingKeys({ keyNode }: Place): unknown[] {
  return (keyNode?.parent?.parent?.children ?? []).map((property) => property.children?.[0]?.value as unknown)
}
