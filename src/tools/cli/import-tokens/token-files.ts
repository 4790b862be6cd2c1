import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { parse, type ParseError } from 'jsonc-parser'
import { child, type JsonValue } from '@/contract/json/json-value'
import type { ForeignToken } from '@/engine/import-tokens/foreign/foreign-tokens'
import { rootsOfFile } from '@/engine/import-tokens/foreign/read-roots'
import { studioRoots } from '@/engine/import-tokens/foreign/studio-sets'
import { TokenFileError, tokensOfRoots, type TokenRoot } from '@/engine/import-tokens/foreign/token-root'
import { CommandError } from '@/tools/cli/command-error'

export interface TokenFiles {
  readonly names: readonly string[]
  readonly tokens: readonly ForeignToken[]
}

/** The tokens of all files; of several, each name begins with that of its mode, theme, set or file. */
export function readTokenFiles(given: readonly string[]): TokenFiles {
  const all = given.flatMap(filesAt)
  const isTokens = (path: string) => !beside.includes(basename(path))
  // Tokens Studio writes them beside the sets.
  const paths = all.some(isTokens) ? all.filter(isTokens) : all
  const settings = all.find((path) => !isTokens(path))
  const roots = settings === undefined || !all.some(isTokens) ? rootsOf(paths) : setsOf(paths, all, dirname(settings))
  return { names: paths.map((path) => basename(path)), tokens: tokensOfRoots(roots) }
}

const [themesFile, metadataFile] = ['$themes.json', '$metadata.json']
const beside = [themesFile, metadataFile]

/** A folder is all JSON files in it. */
function filesAt(path: string): string[] {
  if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return [path]
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.json'))
  if (found.length === 0) throw new CommandError(`${path} holds no JSON file`, 2)
  return found.toSorted().map((each) => join(path, each))
}

function rootsOf(paths: readonly string[]): TokenRoot[] {
  return paths.flatMap((path) => {
    const value = readJson(path)
    const roots = rootsIn(path, value)
    if (tokensOfRoots(roots).length === 0) throw new CommandError(`${path} holds no tokens: ${formsThatAreRead}`, 2)
    return paths.length > 1 ? roots.map((root) => ({ ...root, name: root.name ?? modeOf(value, path) })) : roots
  })
}

function rootsIn(path: string, value: JsonValue): TokenRoot[] {
  try {
    return rootsOfFile(value, (name) => readBeside(path, name))
  } catch (error) {
    if (error instanceof TokenFileError) throw new CommandError(`${path} cannot be followed: ${error.message}`, 2)
    throw error
  }
}

/** A file that another one names, by its path from there. */
function readBeside(path: string, name: string): JsonValue {
  try {
    return readJson(join(dirname(path), name))
  } catch (error) {
    if (error instanceof CommandError) throw new CommandError(`${path} names a file: ${error.message}`, 2)
    throw error
  }
}

/** The sets of Tokens Studio, a file each, with what it writes beside them. */
function setsOf(paths: readonly string[], all: readonly string[], folder: string): TokenRoot[] {
  const setting = (name: string) => all.find((path) => basename(path) === name)
  const [themes, metadata] = [themesFile, metadataFile].map((name) => {
    const path = setting(name)
    return path === undefined ? undefined : readJson(path)
  })
  const sets = paths.map((path): [string, JsonValue] => [
    relative(folder, path)
      .split(sep)
      .join('/')
      .replace(/\.json$/i, ''),
    readJson(path),
  ])
  return studioRoots({ sets: new Map(sets), metadata, themes })
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
