import { child, isJsonObject, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import { configFiles, type ConfigFile } from '@/engine/schema/config-files'
import type { FaultCode } from '@/engine/finding/fault'
import type { MerchantFolder } from './merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { oneOf } from '@/engine/names/one-of'
import { isOptional, schemaOf } from '@/engine/schema/schema-node'
import { suggest } from '@/engine/names/suggest'

/** A folder and the templates it extends. */
export interface Lineage {
  /** The merchant's own folder first. */
  readonly chain: readonly MerchantFolder[]
  /** False when a folder of the chain is missing or does not say what it extends. */
  readonly isComplete: boolean
  readonly problem?: { readonly code: FaultCode; readonly finding: FileFinding }
}

type Folders = ReadonlyMap<string, MerchantFolder>

export function lineageOf(folder: MerchantFolder, folders: Folders): Lineage {
  const chain = [folder]
  for (let last = folder; ;) {
    const site = last.files.get('site')?.value
    const written = child(site, 'extends')
    if (!isJsonObject(site) || (written === undefined && misspells(site, 'extends')))
      return { chain, isComplete: false }
    if (written === null) return { chain, isComplete: false, ...nothing(chain, folders) }
    if (written !== undefined && typeof written !== 'string') return { chain, isComplete: false }
    if (written === undefined) {
      const wrong = chain.length === 1 ? unnamed(folder, folders) : wrongParent(chain)
      // A brand in place of a template makes the chain incomplete: hardly any of its files would fit.
      return { chain, isComplete: wrong.problem === undefined, ...wrong }
    }
    const next = folders.get(written)
    if (next === folder) return { chain, isComplete: false, problem: circle(chain, written) }
    if (next === undefined || chain.includes(next))
      return { chain, isComplete: false, ...unknown(chain, written, folders) }
    chain.push(next)
    last = next
  }
}

/** Only templates may be extended. */
function wrongParent(chain: readonly MerchantFolder[]): Pick<Lineage, 'problem'> {
  const parent = chain[1]
  if (parent === undefined || isTemplate(parent)) return {}
  const message = `"${parent.code}" is not a template: its site.json does not say "template": true`
  return { problem: { code: 'template-unknown', finding: findingAt(message, 'code of a template', parent.code, []) } }
}

function unknown(chain: readonly MerchantFolder[], written: string, folders: Folders): Pick<Lineage, 'problem'> {
  // A template that extends nothing known is reported with that template.
  if (chain.length > 1) return {}
  const templates = templatesIn(folders)
  const expected = oneOf(templates, 'a folder whose site.json says "template": true')
  const finding = findingAt(`there is no folder "${written}"`, expected, written, suggest(written, templates))
  return { problem: { code: 'template-unknown', finding } }
}

/** A brand that says only what differs, and not from what: whatever its files lack follows from that. */
function unnamed(folder: MerchantFolder, folders: Folders): Pick<Lineage, 'problem'> {
  const [template] = templatesIn(folders)
  const parts = configFiles.filter((key) => isPart(folder, key))
  const lacking = configFiles.filter((key) => !isOptional(key) && !folder.files.has(key))
  if (isTemplate(folder) || template === undefined) return {}
  if (parts.length === 0 || parts.length + lacking.length < 2) return {}
  const names = parts.map((key) => `${key}.json`).join(', ')
  const finding: FileFinding = {
    file: 'site',
    path: [],
    spot: 'object',
    message: `"extends" is missing: only what differs is said in ${names}, and not from which template`,
    expected: `"extends": "${template}"`,
    received: 'nothing',
    suggestions: ['extends'],
  }
  return { problem: { code: 'template-unknown', finding } }
}

/** Whether a file lacks one of the topmost keys that a file must have unless a template has it. */
function isPart({ files }: MerchantFolder, key: ConfigFile): boolean {
  const value = files.get(key)?.value
  const required = (schemaOf(key).schema['required'] ?? []) as readonly string[]
  return isJsonObject(value) && required.some((each) => child(value, each) === undefined)
}

/** `null` names no template. Without a message nothing of the brand would be served, and nobody would be told. */
function nothing(chain: readonly MerchantFolder[], folders: Folders): Pick<Lineage, 'problem'> {
  if (chain.length > 1) return {}
  const message =
    'null names no template: write the code of one, or leave "extends" out where these files say everything'
  const expected = oneOf(templatesIn(folders), 'no "extends"')
  return { problem: { code: 'template-unknown', finding: findingAt(message, expected, null, []) } }
}

function templatesIn(folders: Folders): string[] {
  return [...folders.values()].filter(isTemplate).map(({ code }) => code)
}

function circle(chain: readonly MerchantFolder[], written: string): NonNullable<Lineage['problem']> {
  const way = [...chain, chain[0]].map((folder) => folder?.code).join(' extends ')
  const own = child(chain[0]?.files.get('site')?.value, 'extends') ?? written
  return { code: 'circular-extends', finding: findingAt(`${way}: a circle`, 'a template', own, []) }
}

function findingAt(message: string, expected: string, received: JsonValue, suggestions: string[]): FileFinding {
  const place = { file: 'site', path: ['extends'], spot: 'value' } as const
  return { ...place, message, expected, received: JSON.stringify(received), suggestions }
}

/** A folder whose `template` key is misspelt is reported, and treated as the template it was meant to be. */
export const isTemplate = memoiseByObject((folder: MerchantFolder): boolean => {
  const site = folder.files.get('site')?.value
  const written = child(site, 'template')
  if (written === undefined) return misspells(site, 'template')
  // As everywhere, null takes away what a template says: it makes none.
  return written !== false && written !== null
})

/** Whether site.json has an unknown key that is similar to one it lacks. */
function misspells(site: JsonValue | undefined, key: string): boolean {
  const known = schemaOf('site').properties
  return keysOf(site).some((each) => !known.has(each) && suggest(each, known.keys())[0] === key)
}
