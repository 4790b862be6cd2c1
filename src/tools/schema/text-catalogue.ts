import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { askedKey } from '@/contract/text/plural-form'
import { isOwnBlock, ownBlockAt } from '@/engine/schema/part-path'
import { partNames, walkSchema, type SchemaFiles } from '@/engine/schema/schema-files'
import { readTextModules } from './text-modules'
import { textParts, type TextParts } from './text-parts'

/** The template whose catalogue has every text that the code uses. */
const template = 'merchants/base'
const head =
  '/* Written by `npm run generate` from the texts of the template and the code that asks for them. Do not edit. */\n'

/** The modules with the text keys, and with the components that need them. */
export function textModules(root: string, files: SchemaFiles): [string, string][] {
  const catalogue = catalogueOf(root, template)
  const [keys, ownKeys] = [stemsOf(catalogue), stemsOf(ownBlockKeys(root, files))]
  const { partTexts, frameShows, blockShows, ownBlockTexts } = partsOf(root, files, keys, ownKeys)
  const known = [...new Set([...keys, ...ownKeys])].sort()
  const counted = known.filter((key) => catalogue.includes(`${key}_other`))
  return [
    [
      'text-keys.ts',
      `${head}
/** A key that only a brand's JSON names. */
export type OwnTextKey = string & { readonly textKey: 'own' }

/** A text with a form for each kind of number: it is asked for with a count. */
export type CountedTextKey =\n${union(counted)}
export type KnownTextKey =\n${union(known)}`,
    ],
    [
      'text-parts.ts',
      `${head}
/** Texts that travel with a part, by the name under which its code is loaded. All others are shared. */
export const partTexts: Readonly<Record<string, readonly string[]>> = ${json(partTexts)}

/** Texts that the frame of every page may show by itself. */
export const frameShows: readonly string[] = ${json(frameShows)}

/** Texts that a block may show by itself. */
export const blockShows: Readonly<Record<string, readonly string[]>> = ${json(blockShows)}

/** Texts that a merchant's own block may need, by its name: they come with the merchant's texts. */
export const ownBlockTexts: Readonly<Record<string, readonly string[]>> = ${json(ownBlockTexts)}
`,
    ],
    [
      'parts-with-texts.ts',
      `${head}\n/** Parts whose texts are a file of their own. */\nexport const partsWithTexts: readonly string[] = ${json(Object.keys(partTexts))}\n`,
    ],
  ]
}

function partsOf(root: string, files: SchemaFiles, keys: readonly string[], ownKeys: readonly string[]): TextParts {
  const entry = 'src/main.tsx'
  return textParts({
    modules: readTextModules(root, entry),
    entry,
    keys,
    ownKeys,
    shell: shellBlocks(root),
    blocks: partNames(files, 'blocks'),
    framed: {
      'member-centre': partNames(files, 'panels/member'),
      'agent-centre': partNames(files, 'panels/agent'),
    },
    named: namedInJson(root, files),
  })
}

/** Text keys that merchants have for their own blocks, by the name that is passed to `t`. */
function ownBlockKeys(root: string, files: SchemaFiles): string[] {
  return partNames(files, 'blocks')
    .filter(isOwnBlock)
    .flatMap((name) => {
      const [code = '', block = ''] = name.split('/')
      return catalogueOf(root, `merchants/${code}`).filter((key) => key.startsWith(`${block}.`))
    })
}

/** The sorted keys, with plural forms reduced to their stem. */
function stemsOf(keys: readonly string[]): string[] {
  const known = new Set(keys)
  return [...new Set(keys.map((key) => askedKey(key, (each) => known.has(each))))].sort()
}

function catalogueOf(root: string, folder: string): string[] {
  const path = `${folder}/locales/EN.json`
  if (!existsSync(join(root, path))) return []
  return keysOf(readJson(root, path)).filter((key) => !key.startsWith('$'))
}

function shellBlocks(root: string): string[] {
  const shell = child(readJson(root, `${template}/routes.json`), 'shell')
  const blocks = keysOf(shell).map((place) => child(child(shell, place), 'block'))
  return blocks.filter((block) => typeof block === 'string')
}

function namedInJson(root: string, files: SchemaFiles): Set<string> {
  const words = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  const names = readdirSync(join(root, template)).filter((name) => name.endsWith('.json'))
  for (const name of names) collect(readJson(root, `${template}/${name}`))
  for (const [path, schema] of files)
    if (ownBlockAt(path) === undefined) walkSchema(schema, (node) => collect(node['default']))
  return words
}

function readJson(root: string, path: string): JsonValue {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as JsonValue
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function union(keys: readonly string[]): string {
  return keys.map((key) => `  | '${key}'\n`).join('')
}
