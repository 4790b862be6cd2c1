import { child, isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { freezeShared } from '@/contract/json/shared-parts'

interface MergedFile {
  /** The merged file with its defaults. */
  readonly data: JsonValue
  /** Whether the schema accepts it. */
  readonly isSound: boolean
}

/**
 * One of the files of all brands of one template, by what the brands write. A file that several brands write alike is
 * merged and judged once; of one that is like another in parts, these are.
 */
export class AlikeFiles<File extends MergedFile> {
  readonly #files = new Map<JsonValue, File>()
  readonly #parts = new Map<JsonValue, JsonValue>()

  /** Merged data is shared as soon as a second brand has it: a single brand would gain nothing. */
  get(own: JsonValue): File | undefined {
    const file = this.#files.get(own)
    if (file?.isSound === true) freezeShared(file.data)
    return file
  }

  set(own: JsonValue, file: File): void {
    this.#files.set(own, file)
    if (!isJsonObject(own) || !file.isSound) return
    for (const [key, part] of Object.entries(own)) {
      const merged = child(file.data, key)
      if (typeof part === 'object' && typeof merged === 'object' && merged !== null) this.#parts.set(part, merged)
    }
  }

  /** The merged value of one of the topmost keys of a file, if another file has it with the very same value. */
  partOf(own: JsonValue): JsonValue | undefined {
    const merged = this.#parts.get(own)
    if (merged !== undefined) freezeShared(merged)
    return merged
  }
}
