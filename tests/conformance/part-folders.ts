import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partPath } from '@/engine/schema/part-path'
import type { PartKind } from '@/engine/schema/part-path'
import type { Schema } from '@/engine/schema/schema-files'

export const partKinds = ['blocks', 'dialogs', 'panels/member', 'panels/agent'] as const satisfies readonly PartKind[]

export interface PartFolder {
  readonly kind: PartKind
  readonly name: string
  readonly schema: Schema & { readonly examples?: readonly Schema[] }
  /** Text of a file of the folder; empty when there is none. `ending` is `.tsx`, `.stories.tsx` … */
  readonly read: (ending: string) => string
}

/** Every folder of a component, including merchants' own blocks, whether or not it is complete. */
export function partFolders(): PartFolder[] {
  const shared = partKinds.flatMap((kind) => foldersIn(join('src/site', kind)).map((name) => partFolder(kind, name)))
  return [...shared, ...ownBlocks().map((name) => partFolder('blocks', name))]
}

/** `derby/slogan-tape` for each folder of a merchant's own block. */
export function ownBlocks(): string[] {
  return foldersIn('merchants').flatMap((code) =>
    foldersIn(join('merchants', code, 'blocks')).map((name) => `${code}/${name}`),
  )
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function partFolder(kind: PartKind, name: string): PartFolder {
  const read = (ending: string) => {
    const path = partPath(kind, name, ending)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return { kind, name, schema: JSON.parse(read('.schema.json') || '{}') as PartFolder['schema'], read }
}
