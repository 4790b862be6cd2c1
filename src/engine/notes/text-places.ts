import { partTexts } from '@/contract/generated/text-parts'
import { configFiles, type MergedConfig } from '@/engine/schema/config-files'
import { schemaOf } from '@/engine/schema/schema-node'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { walkReferences } from '@/engine/names/walk-references'

/**
 * Where each text stands, by the key that is asked for: the parts whose code asks for it (`account-record`), and the
 * places of the merchant's files that name it (`menus.side.items.home.label`).
 */
export const textPlaces = memoiseByObject((config: MergedConfig): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>()
  const add = (key: string, place: string) => {
    const known = places.get(key)
    if (known === undefined) places.set(key, [place])
    else known.push(place)
  }
  for (const [part, keys] of Object.entries(partTexts)) for (const key of keys) add(key, part)
  for (const file of configFiles) {
    const data = config[file]
    if (data === undefined) continue
    walkReferences(schemaOf(file), data, ({ kind, value, path }) => {
      if (kind === 'textKey') add(value, [file, ...path].join('.'))
    })
  }
  return places
})

const mostPlaces = 4

/** The places in words: the first of them, and how many more there are. */
export function placesInWords(places: readonly string[]): string {
  const more = places.length - mostPlaces
  return [...places.slice(0, mostPlaces), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
