import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import type { FileKey } from '@/engine/schema/config-files'
import { writtenVersion } from '@/engine/folder/format-version'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { JsonValue, Path } from '@/contract/json/json-value'

/** A merchant's folder during a migration: changes are kept in memory. */
export class DraftFolder {
  readonly code: string
  /** The folder as read, then the templates it extends. */
  readonly layers: readonly MerchantFolder[]
  /** The folder's schema version, stated by itself or by a template. */
  version: number
  readonly #texts = new Map<FileKey, string>()
  readonly #added = new Map<string, Uint8Array>()

  constructor(layers: readonly [MerchantFolder, ...MerchantFolder[]], version: number) {
    this.code = layers[0].code
    this.layers = layers
    this.version = version
    for (const [key, file] of layers[0].files) this.#texts.set(key, file.text)
  }

  get source(): MerchantFolder {
    return this.layers[0] as MerchantFolder
  }

  /** Whether the folder itself states its version. */
  get isVersioned(): boolean {
    return writtenVersion(this.source) !== undefined
  }

  text(key: FileKey): string | undefined {
    return this.#texts.get(key)
  }

  value(key: FileKey): JsonValue | undefined {
    const text = this.#texts.get(key)
    return text === undefined ? undefined : (parse(text.replace(/^\uFEFF/, ' ')) as JsonValue)
  }

  edit(key: FileKey, change: (text: string) => string): void {
    this.#texts.set(key, change(this.#texts.get(key) ?? ''))
  }

  /** Adds a file to the assets folder. */
  addAsset(name: string, content: Uint8Array): void {
    this.#added.set(`assets/${name}`, content)
  }

  asset(name: string): Buffer | undefined {
    return this.source.assets.has(name) ? readFileSync(join(this.source.path, 'assets', name)) : undefined
  }

  changes(): FileChange[] {
    const texts = [...this.source.files].flatMap(([key, { path, text }]) => {
      const after = this.#texts.get(key) ?? text
      return after === text ? [] : [{ merchant: this.code, path, before: text, after }]
    })
    const added = [...this.#added].map(([name, after]) => ({
      merchant: this.code,
      path: join(this.source.path, name),
      before: undefined,
      after,
    }))
    return [...texts, ...added]
  }
}

/** A file to write. */
export interface FileChange {
  readonly merchant: string
  /** Absolute. */
  readonly path: string
  /** Undefined for a new file. */
  readonly before: string | undefined
  readonly after: string | Uint8Array
}

/** A place where a migration cannot continue; `message` says what to do about it. */
export interface MigrationRefusal {
  readonly folder: DraftFolder
  readonly file: FileKey
  readonly path: Path
  readonly message: string
  readonly expected: string
}
