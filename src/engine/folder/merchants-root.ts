import { isAbsolute, join, relative, resolve } from 'node:path'
import { repository } from '@/engine/schema/repository'

/** Where merchants are read from. */
export interface MerchantsRoot {
  /** Absolute path of the folder of merchants. */
  readonly dir: string
}

/** The folder that MERCHANTS_DIR names, seen from the current folder; `merchants` of the repository if it names none. */
export function merchantsRoot(dir: string | undefined = process.env['MERCHANTS_DIR']): MerchantsRoot {
  return { dir: dir === undefined || dir === '' ? join(repository, 'merchants') : resolve(dir) }
}

/** A file as people see it: relative to the repository, or to the merchants folder when that lies outside. */
export function shownPath({ dir }: MerchantsRoot, file: string): string {
  return relative(isWithin(repository, dir) ? repository : dir, file).replaceAll('\\', '/')
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way)
}
