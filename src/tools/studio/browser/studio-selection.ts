import { fromPointer, toPointer } from '@/contract/json/json-pointer'
import type { FileName } from '@/tools/studio/studio-api'

/** What is shown: a file, a place in its form, and the same place in the resolved merchant. */
export interface StudioSelection {
  readonly name: FileName
  readonly target?: { readonly pointer: string }
  readonly place: string
}

/** The place `pointer` of the resolved merchant (`/menus/side/order`) in the files of the folder `code`. */
export function spotAt(code: string, pointer: string): StudioSelection {
  const [first = '', second = '', ...rest] = fromPointer(pointer)
  const isText = first === 'locales'
  const target = { pointer: toPointer(isText || second === '' ? rest : [second, ...rest]) }
  return { name: { code, key: isText ? `locales/${second}` : first }, target, place: pointer }
}
