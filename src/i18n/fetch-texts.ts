import type { Locale } from '@/generated/merchant-types'

/** Texts of one language from their file. Fails when they do not arrive. */
export async function fetchTexts(address: string): Promise<Locale> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return (await answer.json()) as Locale
}
