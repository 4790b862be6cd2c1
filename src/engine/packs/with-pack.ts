import { child, isJsonObject, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { isKeyDuty, packOf } from './packs'

/**
 * Puts the settings of the pack that a site names under what its layers write: `layers` are their site.json files as
 * written. Changes the topmost object of `site` alone, because its parts may be shared.
 */
export function takePack(site: JsonObject, layers: readonly (JsonValue | undefined)[]): void {
  const own = child(site, 'responsiblePlay')
  const pack = packOf(child(own, 'pack'))
  if (pack === undefined || !isJsonObject(own)) return
  const isWritten = (key: string) => layers.some((layer) => child(child(layer, 'responsiblePlay'), key) !== undefined)
  const settings = pack.duties.filter(isKeyDuty).filter(({ key }) => !isWritten(key))
  site['responsiblePlay'] = { ...own, ...Object.fromEntries(settings.map(({ key, value }) => [key, value])) }
}
