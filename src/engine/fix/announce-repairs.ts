import type { CheckedMerchants } from '@/engine/checker/check-merchants'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import type { AssetFiles } from '@/engine/folder/asset-files'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { fixMerchants } from './fix-merchants'
import { placeKey } from './place-key'

/**
 * The result of a check that offers those repairs alone which `--fix` writes: some are refused once they are tried.
 * Each merchant is tried by itself, so that of a thousand brands only those are checked again that have a repair.
 */
export function announceRepairs(set: MerchantSet, checked: CheckedMerchants, assets?: AssetFiles): CheckedMerchants {
  const mendable = checked.diagnostics.filter(({ fixes }) => fixes.length > 0)
  if (mendable.length === 0) return checked
  const codes = [...new Set(mendable.map(({ merchant }) => merchant))]
  const refused = new Set(codes.flatMap((code) => fixMerchants(set, [code], assets).left.map(({ key }) => key)))
  const offered = (each: Diagnostic): Diagnostic => (refused.has(placeKey(each)) ? { ...each, fixes: [] } : each)
  return { ...checked, diagnostics: checked.diagnostics.map(offered) }
}
