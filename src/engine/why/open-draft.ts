import type { Draft } from '@/engine/merge/draft'
import { Examiner } from '@/engine/checker/examine'
import { isOtherVersion } from '@/engine/folder/format-version'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { shownPath } from '@/engine/folder/merchants-root'

/** The merged merchant, valid or not; or, as `problem`, the reason why it cannot be merged. */
export function openDraft(set: MerchantSet, folder: MerchantFolder): { draft: Draft } | { problem: string } {
  const { draft } = new Examiner(set.folders).examine(folder)
  if (!isOtherVersion(draft.chain)) return { draft }
  return {
    problem: `${folder.code} is written in another version of the format; "npm run merchant -- migrate" mends that`,
  }
}

/** Files of a merchant that do not hold a JSON object, as shown to people. */
export function unreadableFiles({ root }: MerchantSet, { chain, unreadable }: Draft): string[] {
  return [...unreadable].flatMap((key) =>
    chain.flatMap(({ files }) => {
      const file = files.get(key)
      return file === undefined || (typeof file.value === 'object' && file.value !== null)
        ? []
        : [shownPath(root, file.path)]
    }),
  )
}
