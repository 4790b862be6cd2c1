import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a brand's files beside the other merchants and renames the folder at the end, so that a partial brand is never
 * visible. Throws the file system's error, and then leaves nothing behind.
 */
export function writeBrand(dir: string, code: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  // If the process is killed in between, a folder whose name starts with a dot is not read as a merchant.
  const draft = join(dir, `.${code}-${process.pid}`)
  const hold = (): void => undefined
  // With a handler set, an interruption waits until the folder is complete.
  for (const signal of signals) process.on(signal, hold)
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(draft, name)), { recursive: true })
      writeFileSync(join(draft, name), content)
    }
    renameSync(draft, join(dir, code))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    for (const signal of signals) process.off(signal, hold)
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const
