import { child, keysOf, type JsonValue } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { Draft } from '@/engine/merge/draft'
import { centres } from './centre-panels'

/** Runs a check over each menu that is no centre's. */
export function outsideCentres(
  inspect: (menu: JsonValue | undefined, name: string) => readonly FileFinding[],
): (draft: Draft) => FileFinding[] {
  return ({ config: { menus } }) =>
    keysOf(menus)
      .filter((name) => !centres.includes(name))
      .flatMap((name) => inspect(child(menus, name), name))
}
