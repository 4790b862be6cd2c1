import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import { pluralForm } from '@/contract/text/plural-form'
import { isOwnBlock } from '@/engine/schema/part-path'
import { partNames, walkSchema, type SchemaFiles } from '@/engine/schema/schema-files'
import { readTextModules } from './text-modules'
import { textParts, type TextParts } from './text-parts'

/** The template whose catalogue has every text that the code asks for. */
const template = 'merchants/base'
const head =
  '/* Written by `npm run generate` from the texts of the template and the code that asks for them. Do not edit. */\n'

/** The modules of text keys and of the parts that need them. */
export function textModules(root: string, files: SchemaFiles): [string, string][] {
  const keys = textKeys(root, files)
  const { partTexts, frameShows, blockShows } = partsOf(root, files, keys)
  return [
    [
      'text-keys.ts',
      `${head}
/** A key that only a brand's JSON names. */
export type OwnTextKey = string & { readonly textKey: 'own' }

export type KnownTextKey =\n${keys.map((key) => `  | '${key}'\n`).join('')}`,
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
`,
    ],
    [
      'parts-with-texts.ts',
      `${head}\n/** Parts whose texts are a file of their own. */\nexport const partsWithTexts: readonly string[] = ${json(Object.keys(partTexts))}\n`,
    ],
  ]
}

function partsOf(root: string, files: SchemaFiles, keys: readonly string[]): TextParts {
  const entry = 'src/main.tsx'
  return textParts({
    modules: readTextModules(root, entry),
    entry,
    keys,
    shell: shellBlocks(root),
    blocks: partNames(files, 'blocks'),
    framed: {
      'member-centre': partNames(files, 'panels/member'),
      'agent-centre': partNames(files, 'panels/agent'),
    },
    named: namedInJson(root, files),
  })
}

/** Those of the template, and those that a merchant has for its own block, by the name that `t` is given. */
function textKeys(root: string, files: SchemaFiles): string[] {
  const own = partNames(files, 'blocks').filter(isOwnBlock)
  const ofBlocks = own.flatMap((name) => {
    const [code = '', block = ''] = name.split('/')
    return catalogueOf(root, `merchants/${code}`).filter((key) => key.startsWith(`${block}.`))
  })
  const keys = [...catalogueOf(root, template), ...ofBlocks]
  const stems = keys.map((key) =>
    keys.includes(key.replace(pluralForm, '_other')) ? key.replace(pluralForm, '') : key,
  )
  return [...new Set(stems)].sort()
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
  for (const schema of files.values()) walkSchema(schema, (node) => collect(node['default']))
  return words
}

function readJson(root: string, path: string): JsonValue {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as JsonValue
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
