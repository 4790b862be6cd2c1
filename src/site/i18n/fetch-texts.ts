import type { Locale } from '@/contract/generated/merchant-types'
import { fetchJson } from '@/site/lib/fetch-json'

/** Loads the texts of one language from their file. Throws when they do not load. */
export const fetchTexts = (address: string): Promise<Locale> => fetchJson(address) as Promise<Locale>
