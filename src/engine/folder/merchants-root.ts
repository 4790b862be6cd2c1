import { isAbsolute, join, relative, resolve } from 'node:path'
import { repository } from '@/engine/schema/repository'

/** Where merchants are read from. */
export interface MerchantsRoot {
  /** Absolute path of the folder of merchants. */
  readonly dir: string
}

/** The folder in MERCHANTS_DIR, relative to the current folder; by default the repository's `merchants`. */
export function merchantsRoot(dir: string | undefined = process.env['MERCHANTS_DIR']): MerchantsRoot {
  return { dir: dir === undefined || dir === '' ? join(repository, 'merchants') : resolve(dir) }
}

/** A path as shown to people: relative to the repository, or to the merchants folder if that is outside of it. */
export function shownPath({ dir }: MerchantsRoot, file: string): string {
  return relative(isWithin(repository, dir) ? repository : dir, file).replaceAll('\\', '/')
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way)
}
