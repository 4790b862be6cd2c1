import { readdirSync, realpathSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '@/engine/folder/faults/unreadable-reason'
import { configFiles, translatorFiles, type FileKey } from '@/engine/schema/config-files'
import { kindOf, notA, type Refusal } from './folder-entry'
import { readJsonFile, refusedFile, type JsonFile, type ReadFiles } from './json-file'
import { legalFileName, readLegalFile, type LegalFile } from './legal-file'
import { isBlockFile, whyNotBuilt } from './own-block'

/** A merchant's folder as read. */
export interface MerchantFolder {
  /** The folder's name, which is the merchant's code. */
  readonly code: string
  /** Absolute. */
  readonly path: string
  readonly files: ReadonlyMap<FileKey, JsonFile>
  /** Files in the assets folder, by their path in it. */
  readonly assets: ReadonlySet<string>
  /** Its own blocks, as routes.json names them: `derby/slogan-tape`. */
  readonly blocks: readonly string[]
  /** Legal documents in the languages they are written in. */
  readonly legal: readonly LegalFile[]
  /** Entries that do not belong in a merchant's folder, by their path in it. */
  readonly strays: readonly string[]
  /** Entries other than JSON files that exist but are not read; '' is the folder itself. */
  readonly refused: ReadonlyMap<string, Refusal>
}

const backToItself: Refusal = {
  code: 'file-unreadable',
  message: 'is a link to a folder that it stands in',
  expected: 'a file',
}

const known: ReadonlySet<string> = new Set(configFiles)

/** `read`: the files of other folders that were read with it. */
export function readMerchantFolder(code: string, path: string, read?: ReadFiles): MerchantFolder {
  return new FolderReader(code, path, read).read()
}

/** A merchant that exists but whose folder cannot be read. */
export function refusedFolder(code: string, path: string, refusal: Refusal): MerchantFolder {
  const nothing = { files: new Map(), assets: new Set<string>(), blocks: [], legal: [], strays: [] }
  return { code, path, ...nothing, refused: new Map([['', refusal]]) }
}

/** What translators are told of the texts, the words of the field, and from which English each text was made. */
export const forTranslators: ReadonlySet<string> = new Set(['notes.json', 'glossary.json', 'sources.json'])

class FolderReader {
  readonly #code: string
  readonly #path: string
  readonly #read: ReadFiles | undefined
  readonly #files = new Map<FileKey, JsonFile>()
  readonly #assets = new Set<string>()
  readonly #blocks: string[] = []
  readonly #legal: LegalFile[] = []
  readonly #strays: string[] = []
  readonly #refused = new Map<string, Refusal>()

  constructor(code: string, path: string, read: ReadFiles | undefined) {
    this.#code = code
    this.#path = path
    this.#read = read
  }

  read(): MerchantFolder {
    for (const entry of this.#entries('')) this.#take(entry)
    const [files, assets, strays, refused] = [this.#files, this.#assets, this.#strays, this.#refused]
    const blocks = this.#blocks.sort()
    return { code: this.#code, path: this.#path, files, assets, blocks, legal: this.#legal, strays, refused }
  }

  #take(entry: Dirent): void {
    const key = jsonName(entry)
    if (key !== undefined && known.has(key)) this.#takeJson(entry, entry.name, key as FileKey)
    else if (entry.name === 'locales') this.#inFolder(entry, 'locales', (each) => this.#takeTexts(each))
    else if (entry.name === 'assets') this.#inFolder(entry, 'assets', (each) => this.#takeAsset(each, each.name))
    else if (entry.name === 'blocks') this.#inFolder(entry, 'blocks', (each) => this.#takeBlock(each))
    else if (entry.name === 'legal') this.#inFolder(entry, 'legal', (each) => this.#takeLegal(each))
    // Other kinds of files, such as notes, could not be meant for the site.
    else if (key !== undefined || entry.isDirectory() || isMeantAsJson(entry.name) || isMeantAsAsset(entry.name))
      this.#strays.push(entry.name)
  }

  #takeTexts(entry: Dirent): void {
    const name = jsonName(entry)
    const told = translatorFiles.find((each) => each === name)
    if (name === undefined || entry.isDirectory()) this.#strays.push(`locales/${entry.name}`)
    else if (told !== undefined) this.#takeJson(entry, `locales/${entry.name}`, told)
    // From which English each text was made: `merchant -- texts` alone reads it.
    else if (!forTranslators.has(entry.name)) this.#takeJson(entry, `locales/${entry.name}`, `locales/${name}`)
  }

  #takeJson(entry: Dirent, name: string, key: FileKey): void {
    const path = join(this.#path, name)
    const kind = kindOf(entry, this.#path, name)
    if (kind === 'file') return void this.#files.set(key, readJsonFile(path, key, this.#read))
    const { code, message, expected } = notA('file', kind)
    this.#files.set(key, refusedFile(path, code, message, expected))
  }

  #takeAsset(entry: Dirent, name: string): void {
    const path = `assets/${name}`
    const kind = kindOf(entry, this.#path, path)
    if (kind === 'file') this.#assets.add(name)
    else if (kind !== 'folder') this.#refused.set(path, kind)
    else if (this.#isAbove(entry, path)) this.#refused.set(path, backToItself)
    else for (const each of this.#entries(path)) this.#takeAsset(each, `${name}/${each.name}`)
  }

  #takeLegal(entry: Dirent): void {
    const place = `legal/${entry.name}`
    const named = legalFileName(entry.name)
    if (named === undefined) return void this.#strays.push(place)
    const kind = kindOf(entry, this.#path, place)
    if (kind === 'file') this.#legal.push(readLegalFile(join(this.#path, place), named))
    else this.#refused.set(place, notA('file', kind))
  }

  #takeBlock(entry: Dirent): void {
    const place = `blocks/${entry.name}`
    const path = join(this.#path, place)
    if (kindOf(entry, this.#path, place) !== 'folder') return void this.#strays.push(place)
    const files = this.#entries(place)
    const isMeant = (each: Dirent) =>
      isBlockFile(entry.name, each.name) && kindOf(each, this.#path, `${place}/${each.name}`) === 'file'
    for (const each of files) if (!isMeant(each)) this.#strays.push(`${place}/${each.name}`)
    const names = files.filter(isMeant).map(({ name }) => name)
    const refusal = whyNotBuilt(this.#code, entry.name, path, names)
    if (refusal !== undefined) this.#refused.set(place, refusal)
    this.#blocks.push(`${this.#code}/${entry.name}`)
  }

  /** Whether an entry links to a folder that contains it: following it would never end. */
  #isAbove(entry: Dirent, path: string): boolean {
    if (!entry.isSymbolicLink()) return false
    const parts = path.split('/')
    const above = parts.map((_, depth) => realpathSync(join(this.#path, ...parts.slice(0, depth))))
    return above.includes(realpathSync(join(this.#path, path)))
  }

  #inFolder(entry: Dirent, name: string, take: (entry: Dirent) => void): void {
    const kind = kindOf(entry, this.#path, name)
    if (kind === 'folder') for (const each of this.#entries(name)) take(each)
    else this.#refused.set(name, notA('folder', kind))
  }

  /** The entries of a subfolder, without hidden files. */
  #entries(name: string): Dirent[] {
    try {
      return readdirSync(join(this.#path, name), { withFileTypes: true }).filter((each) => !each.name.startsWith('.'))
    } catch (error) {
      this.#refused.set(name, {
        code: 'file-unreadable',
        message: reasonOf(error),
        expected: 'a folder that can be read',
      })
      return []
    }
  }
}

/** Whether the name is that of a picture or a font, of any kind. */
export function isMeantAsAsset(name: string): boolean {
  return /\.(svg|png|jpe?g|webp|avif|ico|gif|bmp|tiff?|woff2?|ttf|otf)$/i.test(name)
}

/** `menus.json.bak`, `menus.jsonc`, `Menus copy.txt`, `routes.yaml`: copied from a merchant's file, or meant as one. */
function isMeantAsJson(name: string): boolean {
  const [stem = ''] = name.toLowerCase().split(/[^a-z]/)
  return name.toLowerCase().includes('.json') || known.has(stem)
}

function jsonName({ name }: Dirent): string | undefined {
  return name.endsWith('.json') ? name.slice(0, -'.json'.length) : undefined
}
