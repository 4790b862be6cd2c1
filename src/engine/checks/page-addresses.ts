import { onceAPart } from '@/engine/once-a-part'
import { child, type JsonValue, type Path } from '@/lib/json-value'

/** Path and aliases of a page that is still to be checked, and where they are written in routes.json. */
export const addressesOf = onceAPart((page, name: string): { address: string; path: Path }[] => {
  const aliases = child(page, 'aliases')
  const places: { address: JsonValue | undefined; path: Path }[] = [
    { address: child(page, 'path'), path: ['pages', name, 'path'] },
    ...(Array.isArray(aliases) ? aliases : []).map((address, index) => ({
      address,
      path: ['pages', name, 'aliases', index],
    })),
  ]
  return places.filter((place): place is { address: string; path: Path } => typeof place.address === 'string')
})
