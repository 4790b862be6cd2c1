import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reference } from '@/engine/reference/reference'

export const sincePath = 'schemas/since.json'

/** The day on which each key came, as `YYYY-MM-DD`, by the id of its entry in the reference. */
export type Since = Readonly<Record<string, string>>

export function readSince(root: string): Since {
  const path = join(root, sincePath)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Since) : {}
}

/** Gives a key that is new the day of today, and forgets what is gone. */
export function writeSince(root: string): void {
  if (!isSinceInStep(root)) writeFileSync(join(root, sincePath), textOf(sinceOf(readSince(root))))
}

export function isSinceInStep(root: string): boolean {
  const known = readSince(root)
  return textOf(known) === textOf(sinceOf(known))
}

/** What the file should hold, in the order of the reference. */
export function sinceOf(known: Since, today = new Date().toISOString().slice(0, 10)): Since {
  return Object.fromEntries(reference().entries.map(({ id }) => [id, known[id] ?? today]))
}

function textOf(since: Since): string {
  return `${JSON.stringify(since, null, 2)}\n`
}
