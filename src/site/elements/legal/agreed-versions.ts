import type { AgreedDocument } from '@/site/gateway/account/agreements'
import { legalTextPath } from '@/contract/site-data/legal-text'
import type { SiteData } from '@/contract/site-data/boot-data'

/** The versions of documents that a reader of a language agrees to, with the language in which they are shown. */
export function agreedVersions(
  { legalDocuments, site: { defaultLanguage } }: Pick<SiteData, 'legalDocuments' | 'site'>,
  names: readonly string[],
  language: string,
): AgreedDocument[] {
  return names.flatMap((name) => {
    const document = legalDocuments[name]
    if (document === undefined) return []
    const path = legalTextPath(document, language, defaultLanguage)
    const shown = Object.entries(document.texts).find(([, each]) => each === path)?.[0] ?? defaultLanguage
    return [{ document: name, version: document.version, language: shown }]
  })
}
