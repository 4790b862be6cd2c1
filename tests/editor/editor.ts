import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parse } from 'jsonc-parser'
import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type Position,
} from 'vscode-json-languageservice'

import { BrandSchemas } from '@/engine/editor/brand-schemas'
import { shipped } from '@tests/typo-corpus/shipped-files'

interface Settings {
  readonly 'json.schemas': readonly { readonly fileMatch: string[]; readonly url: string }[]
}

const root = pathToFileURL(`${process.cwd()}/`).href
export const settings = parse(readFileSync('.vscode/settings.json', 'utf8')) as Settings

/** VS Code's own JSON language service, configured as VS Code does from the settings of this folder. */
const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: (uri) => schemaText(fileURLToPath(uri)),
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown', 'plaintext'] } } },
  },
})

const brandSchemas = new BrandSchemas()
const made = new Map<string, ReadonlyMap<string, string>>()

/** Schemas of a brand's own files are generated here and not read from disk, where they may be out of date. */
async function schemaText(path: string): Promise<string> {
  const [, code, name] = /\/merchants\/([^/]+)\/\.schemas\/([^/]+)$/.exec(path) ?? []
  const folder = shipped.folders.get(code ?? '')
  if (folder === undefined) return readFile(path, 'utf8')
  const schemas = made.get(folder.code) ?? brandSchemas.of(folder, shipped)
  made.set(folder.code, schemas)
  return schemas.get(name ?? '') ?? Promise.reject(new Error(`no schema ${path}`))
}

service.configure({
  validate: true,
  allowComments: false,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((pattern) => pattern.replace(/^(!?)\//, `$1${root}`)),
    uri: new URL(url, root).href,
  })),
})

/** What an editor shows for a file of this folder with a given text. */
export class EditorFile {
  readonly #document: TextDocument
  readonly #json: ReturnType<typeof service.parseJSONDocument>

  constructor(path: string, text = readFileSync(path, 'utf8')) {
    this.#document = TextDocument.create(new URL(path, root).href, 'json', 1, text)
    this.#json = service.parseJSONDocument(this.#document)
  }

  problems(): PromiseLike<Diagnostic[]> {
    return service.doValidation(this.#document, this.#json, { comments: 'error', trailingCommas: 'error' })
  }

  /** The completions at an offset, by label. */
  async completions(offset: number): Promise<Map<string, CompletionItem>> {
    const list = await service.doComplete(this.#document, this.#position(offset), this.#json)
    return new Map((list?.items ?? []).map((item) => [item.label, item]))
  }

  async hover(offset: number): Promise<string> {
    const hover = await service.doHover(this.#document, this.#position(offset), this.#json)
    const parts = hover === null ? [] : [hover.contents].flat()
    return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n')
  }

  #position(offset: number): Position {
    return this.#document.positionAt(offset)
  }
}

/** Path in the folder that the `$schema` of a file refers to. */
export function schemaPath(path: string, $schema: string): string {
  return join(dirname(path), $schema)
}
