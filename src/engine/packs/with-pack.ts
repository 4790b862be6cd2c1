import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isKeyDuty, packOf, type KeyDuty } from './packs'

/**
 * Puts the settings of the pack that a site names under what its layers write: `layers` are their site.json files as
 * written, the topmost first. Changes the topmost object of `site` alone, because its parts may be shared.
 */
export function takePack(site: JsonObject, layers: readonly (JsonValue | undefined)[]): void {
  const own = child(site, 'responsiblePlay')
  const settings = packSettings(child(own, 'pack'), layers)
  if (settings.length === 0 || !isJsonObject(own)) return
  site['responsiblePlay'] = { ...own, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) }
}

/** The duties of a pack that set their key, because no layer writes it. A key that null takes away is not written. */
function packSettings(pack: JsonValue | undefined, layers: readonly (JsonValue | undefined)[]): KeyDuty[] {
  return (packOf(pack)?.duties ?? []).filter(isKeyDuty).filter(({ key }) => !isWritten(key, layers))
}

function isWritten(key: string, layers: readonly (JsonValue | undefined)[]): boolean {
  const parts = layers.map((layer) => child(layer, 'responsiblePlay')).filter((play) => play !== undefined)
  const topmost = parts.find((play) => !isJsonObject(play) || child(play, key) !== undefined)
  return (child(topmost, key) ?? null) !== null
}
