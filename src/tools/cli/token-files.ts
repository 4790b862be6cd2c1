import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { child, type JsonValue } from '@/contract/json/json-value'
import { foreignTokens, type ForeignToken } from '@/engine/tokens/foreign-tokens'
import { CommandError } from './command-error'

export interface TokenFiles {
  readonly names: readonly string[]
  readonly tokens: readonly ForeignToken[]
}

/** The tokens of all files; of several, each name begins with that of its mode or file. */
export function readTokenFiles(given: readonly string[]): TokenFiles {
  const beside = ['$themes.json', '$metadata.json']
  const isTokens = (path: string) => !beside.includes(basename(path))
  // Tokens Studio writes them beside the sets.
  const paths = given.some(isTokens) ? given.filter(isTokens) : given
  const tokens = paths.flatMap((path) => {
    const value = readJson(path)
    const found = foreignTokens(value, paths.length > 1 ? [modeOf(value, path)] : [])
    if (found.length === 0) throw new CommandError(`${path} holds no tokens: ${formsThatAreRead}`, 2)
    return found
  })
  return { names: paths.map((path) => basename(path)), tokens }
}

const formsThatAreRead =
  'it is read as DTCG (Figma, Penpot, Terrazzo), Tokens Studio, Style Dictionary, Material, or names and values'

/** Comments and commas too many are no mistake here: the file is somebody else's. */
export function readJson(path: string): JsonValue {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new CommandError(`cannot read ${path} (${(error as NodeJS.ErrnoException).code ?? String(error)})`, 2)
  }
  const errors: ParseError[] = []
  const value = parse(text, errors, { allowTrailingComma: true }) as JsonValue | undefined
  const [first] = errors
  if (first !== undefined || value === undefined) {
    const line = text.slice(0, first?.offset ?? 0).split('\n').length
    throw new CommandError(`${path} is no JSON: line ${line}`, 2)
  }
  return value
}

/** Figma writes a file a mode, which says its name. */
function modeOf(value: JsonValue, path: string): string {
  const mode = child(child(value, '$extensions'), 'com.figma.modeName')
  const name = typeof mode === 'string' ? mode : basename(path).replace(/(\.tokens)?\.[a-z\d]+$/i, '')
  return name.replaceAll('.', '-')
}
