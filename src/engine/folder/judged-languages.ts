import { valueAt } from '@/contract/json/json-value'
import { isTemplate, lineageOf } from './lineage'
import type { MerchantSet } from './load-merchants'

/** The languages whose texts are judged in templates; undefined for all, as for whoever names a template. */
export function judgedLanguages(set: MerchantSet, codes: readonly string[] = []): ReadonlySet<string> | undefined {
  const isTemplateNamed = codes.some((code) => {
    const folder = set.folders.get(code)
    return folder !== undefined && isTemplate(folder)
  })
  return isTemplateNamed ? undefined : offeredLanguages(set)
}

/**
 * The languages that players of some brand can choose: a template has 34, and those that nobody reads cost the most
 * of a check. Undefined where there is no brand, or one whose order does not tell.
 */
function offeredLanguages({ folders }: MerchantSet): ReadonlySet<string> | undefined {
  const offered = new Set<string>()
  for (const folder of folders.values()) {
    if (isTemplate(folder)) continue
    const orders = lineageOf(folder, folders).chain.map(({ files }) =>
      valueAt(files.get('site')?.value, ['languages', 'order']),
    )
    const order = orders.find((each) => each !== undefined)
    if (!Array.isArray(order)) return undefined
    for (const language of order) if (typeof language === 'string') offered.add(language)
  }
  return offered.size > 0 ? offered : undefined
}
