import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartKind, Schema } from '@/build/schema-files'

export const partKinds = ['blocks', 'dialogs'] as const satisfies readonly PartKind[]

export interface PartFolder {
  readonly kind: PartKind
  readonly name: string
  readonly schema: Schema & { readonly examples?: readonly Schema[] }
  /** Text of a file of the folder, empty where there is none. `ending` is `.tsx`, `.stories.tsx` … */
  readonly read: (ending: string) => string
}

/** Every folder of a part, whether or not it holds what it should. */
export function partFolders(): PartFolder[] {
  return partKinds.flatMap((kind) =>
    readdirSync(join('src', kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => partFolder(kind, name)),
  )
}

function partFolder(kind: PartKind, name: string): PartFolder {
  const read = (ending: string) => {
    const path = join('src', kind, name, `${name}${ending}`)
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  return { kind, name, schema: JSON.parse(read('.schema.json') || '{}') as PartFolder['schema'], read }
}
