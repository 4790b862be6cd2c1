import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LinkTo } from '@/engine/finding/link-to'
import type { JsonValue } from '@/contract/json/json-value'

/** Files by their path in a merchant's folder. A JSON file may be given as a value or as text. */
export type Files = Readonly<Record<string, JsonValue | Uint8Array | LinkTo>>

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    if (content instanceof LinkTo) {
      symlinkSync(content.target, path)
      continue
    }
    const isRaw = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(path, isRaw ? content : JSON.stringify(content, null, 2))
  }
}
