import type { LegalFile } from '@/engine/folder/legal-file'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'

/** The files of a document by language, all of one folder. */
export type LegalFiles = ReadonlyMap<string, LegalFile>

/**
 * The documents of a merchant by name. A document is inherited whole: one that the merchant writes in any language takes
 * the place of the template's in all of them, because two languages of a document must say the same.
 */
export function legalDocuments(chain: readonly MerchantFolder[]): ReadonlyMap<string, LegalFiles> {
  const found = new Map<string, LegalFiles>()
  for (const folder of chain)
    for (const [name, files] of ownDocuments(folder)) if (!found.has(name)) found.set(name, files)
  return found
}

const ownDocuments = memoiseByObject(({ legal }: MerchantFolder): ReadonlyMap<string, LegalFiles> => {
  const found = new Map<string, Map<string, LegalFile>>()
  for (const file of legal) {
    const files = found.get(file.document) ?? new Map<string, LegalFile>()
    found.set(file.document, files.set(file.language, file))
  }
  return found
})
