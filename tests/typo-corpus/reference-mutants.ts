import { configFiles } from '@/engine/schema/config-files'
import { writtenLanguages } from '@/engine/merge/draft'
import { lineageOf } from '@/engine/folder/lineage'
import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { mistake, type Mutant } from './mutant'
import type { Place } from './places'
import { shipped, type ShippedFile } from './shipped-files'
import { typosOf } from './typos'

/** Kinds of references to something external: a host, a language of the world. No list of valid ones exists. */
const outside: ReadonlySet<string> = new Set(['address', 'host', 'locale'])

/** Names of something that the merchant's files or the code declare, misspelt to a name that nothing declares. */
export function danglingReferences({ file, node, keyNode, value, schema, holder }: Place): Mutant[] {
  const names = namesIn(file)
  const turn = (kind: string, name: string, rest: string, at: { offset: number; length: number }): Mutant[] =>
    typosOf(name)
      .filter((typo) => !names.has(typo) && !(kind === 'timeZone' && isZone(typo)))
      .map((typo) => mistake(`reference: ${kind}`, file, { ...at, text: JSON.stringify(typo + rest) }, name + rest))
  const mutants: Mutant[] = []
  if (schema?.ref !== undefined && !outside.has(schema.ref) && typeof value === 'string') {
    // The query or hash after the path of a page is not part of its name.
    const name = value.replace(/[?#].*$/, '')
    mutants.push(...turn(schema.ref, name, value.slice(name.length), node))
  }
  if (holder?.keyRef !== undefined && keyNode !== undefined)
    mutants.push(...turn(holder.keyRef, keyNode.value as string, '', keyNode))
  return mutants
}

/** Some zones have several names: UCT is UTC. */
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const known = new WeakMap<ShippedFile['merged'], ReadonlySet<string>>()

/** Every key and every text of a merchant: a typo that results in another existing name may be no mistake. */
function namesIn({ folder, merged }: ShippedFile): ReadonlySet<string> {
  const { chain } = lineageOf(folder, shipped.folders)
  const files = [...configFiles, ...writtenLanguages(chain).map((language) => `locales/${language}` as const)]
  const names = known.get(merged) ?? new Set(files.flatMap((file) => wordsOf(merged.get(file) ?? null)))
  known.set(merged, names)
  return names
}

function wordsOf(value: JsonValue): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, each]) => [key, ...wordsOf(each)]) : []
}
