import type { AssetFiles } from '@/engine/folder/asset-files'
import type { Lineage } from '@/engine/folder/lineage'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import type { Examination } from './examine'

interface ExaminedTemplate {
  readonly chain: readonly MerchantFolder[]
  readonly today: number | undefined
  readonly examination: Examination
}

/**
 * Examinations of templates, for whoever checks many sets of merchants with the same assets: a template takes most of
 * the time that a brand's check takes, and is the same in all of them. It holds for its very folders, on one day.
 */
const known = new WeakMap<AssetFiles, WeakMap<MerchantFolder, ExaminedTemplate>>()

export function examinedOnce(
  assets: AssetFiles,
  { chain, isComplete }: Lineage,
  today: Date | undefined,
  examine: () => Examination,
): Examination {
  const [folder] = chain
  if (folder === undefined || !isComplete) return examine()
  const templates = known.get(assets) ?? new WeakMap<MerchantFolder, ExaminedTemplate>()
  known.set(assets, templates)
  const before = templates.get(folder)
  const isSame = before?.today === today?.getTime() && chain.every((each, at) => before?.chain[at] === each)
  if (before !== undefined && isSame) return before.examination
  const examination = examine()
  templates.set(folder, { chain, today: today?.getTime(), examination })
  return examination
}
