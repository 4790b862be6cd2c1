import useSWR from 'swr'
import { legalTextPath, type LegalText } from '@/contract/site-data/legal-text'
import { useLanguage } from '@/site/i18n/language'
import { fetchJson } from '@/site/lib/fetch-json'
import { useWholeSite } from '@/site/merchant/site-context'
import { asLegalText, knownText } from './known-texts'

/** A legal document in the language in use, or in the default one where it is not written in that. */
export function useLegalText(name: string) {
  const { legalDocuments, site } = useWholeSite()
  const { language } = useLanguage()
  const document = legalDocuments[name]
  const path = document && legalTextPath(document, language, site.defaultLanguage)
  const known = path === undefined ? undefined : knownText(path)
  return useSWR<LegalText, Error>(path ?? null, async (asked: string) => asLegalText(await fetchJson(asked)), {
    ...(known !== undefined && { fallbackData: known }),
    // Its path changes when it does.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
}
