import type { AssetFiles } from '@/engine/folder/asset-files'
import type { Lineage } from '@/engine/folder/lineage'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'

interface ExaminedTemplate<Examination> {
  readonly chain: readonly MerchantFolder[]
  readonly circumstances: string
  readonly examination: Examination
}

/**
 * Examinations of templates, for whoever checks many sets of merchants with the same assets: a template takes most of
 * the time that a brand's check takes, and is the same in all of them. One holds for its very folders, on one day and for the same languages (`circumstances`).
 */
export class ExaminedTemplates<Examination> {
  readonly #known = new WeakMap<AssetFiles, WeakMap<MerchantFolder, ExaminedTemplate<Examination>>>()

  examined(assets: AssetFiles, lineage: Lineage, circumstances: string, examine: () => Examination): Examination {
    const { chain, isComplete } = lineage
    const [folder] = chain
    if (folder === undefined || !isComplete) return examine()
    const templates = this.#known.get(assets) ?? new WeakMap<MerchantFolder, ExaminedTemplate<Examination>>()
    this.#known.set(assets, templates)
    const before = templates.get(folder)
    const isSame = before?.circumstances === circumstances && chain.every((each, at) => before.chain[at] === each)
    if (before !== undefined && isSame) return before.examination
    const examination = examine()
    templates.set(folder, { chain, circumstances, examination })
    return examination
  }
}
