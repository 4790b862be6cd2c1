import type { Locale } from '@/contract/generated/merchant-types'
import { isJsonObject } from '@/contract/json/json-value'

/** Loads the texts of one language from their file. Throws when they do not load. */
export async function fetchTexts(address: string): Promise<Locale> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  const texts: unknown = await answer.json()
  if (!isJsonObject(texts)) throw new Error(`${address} holds no texts`)
  return texts as Locale
}
