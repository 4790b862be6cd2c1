import { isJsonObject, type JsonObject } from '@/contract/json/json-value'

/** Loads one of the site's own JSON files. Throws when it does not load, or holds no object. */
export async function fetchJson(address: string): Promise<JsonObject> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  const value: unknown = await answer.json()
  if (!isJsonObject(value)) throw new Error(`${address} holds no object`)
  return value
}
