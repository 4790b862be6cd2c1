import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a brand's files beside the other merchants and gives the folder its name at the end, so that
 * nobody ever sees half of it. Throws what the file system throws, and leaves nothing behind then.
 */
export function writeBrand(dir: string, code: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  // A folder with a dot is no merchant, should the machine stop in between.
  const draft = join(dir, `.${code}-${process.pid}`)
  const hold = (): void => undefined
  // Handled, an interruption waits until the folder is whole.
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
