import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { child, valueAt, type JsonValue, type Path } from '@/contract/json/json-value'
import { parseJsonFile } from '@/engine/folder/json-file'
import type { Draft } from '@/engine/merge/draft'
import { targetRange } from '@/engine/merge/locate'
import { isKeyDuty, packOf, type KeyDuty, type PackName } from '@/engine/packs/packs'
import { repository } from '@/engine/schema/repository'

/** Where the rules that a brand names say what a key of responsiblePlay is, if no file does. Lines start at 1. */
export interface PackPlace {
  readonly name: PackName
  /** In the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly value: JsonValue
  readonly duty: KeyDuty
  /** The whole names of what the duty cites. */
  readonly sources: readonly string[]
}

/** `path`: of site.json. Undefined where no pack is named, or it says nothing of the place. */
export function packPlace({ config }: Pick<Draft, 'config'>, [first, key, ...rest]: Path): PackPlace | undefined {
  const name = child(child(config.site, 'responsiblePlay'), 'pack')
  const pack = packOf(name)
  if (pack === undefined || first !== 'responsiblePlay') return undefined
  const index = pack.duties.findIndex((duty) => isKeyDuty(duty) && duty.key === key)
  const duty = pack.duties[index]
  if (duty === undefined || !isKeyDuty(duty)) return undefined
  const file = `src/engine/packs/${name as PackName}.json`
  const layer = parseJsonFile(join(repository, file), readFileSync(join(repository, file), 'utf8'))
  const place = ['duties', index, 'value', ...rest]
  const value = valueAt(layer.value, place)
  if (value === undefined) return undefined
  const cited = duty.source.split('; ')
  const sources = Object.entries(pack.sources).filter(([short]) => cited.some((each) => each.startsWith(short)))
  const named = sources.map(([short, whole]) => `${short}: ${whole}`)
  return {
    name: name as PackName,
    file,
    ...targetRange(layer, place, 'value').range.start,
    value,
    duty,
    sources: named,
  }
}
