import type { Logger } from 'vite'
import { SchemasOnDisk } from '@/engine/editor/schemas-on-disk'
import type { MerchantSet } from '@/engine/folder/load-merchants'

/**
 * Keeps the editors' schemas up to date while the merchants' files are edited, one merchant at a time between other
 * work.
 */
export class EditorSchemaWriter {
  readonly #schemas = new SchemasOnDisk()
  readonly #logger: Pick<Logger, 'warn'>
  #set: MerchantSet | undefined
  #waiting: string[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger
  }

  update(set: MerchantSet): void {
    this.#set = set
    this.#waiting = [...set.folders.keys()]
    this.#timer ??= setTimeout(() => this.#next())
    // The timer must not keep the server running.
    this.#timer.unref()
  }

  #next(): void {
    this.#timer = undefined
    const code = this.#waiting.shift()
    if (code === undefined || this.#set === undefined) return
    try {
      this.#schemas.update(this.#set, [code])
    } catch (error) {
      // The sites work without the schemas: the folder may be read-only.
      this.#waiting = []
      this.#logger.warn(`No schemas for editors: ${(error as Error).message}`)
      return
    }
    this.#timer = setTimeout(() => this.#next()).unref()
  }
}
