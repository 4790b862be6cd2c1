import type { MerchantDiff, SetDiff, TemplateReach } from './compare-sets'

/** The merchants that change. */
export function changedMerchants({ merchants }: SetDiff): readonly MerchantDiff[] {
  return merchants.filter(({ status }) => status !== 'same')
}

/** One line about what happens to a merchant. */
export function statusWords({ status, changes, isTemplate }: MerchantDiff): string {
  const kind = isTemplate ? 'template' : 'brand'
  if (status === 'added' || status === 'removed') return `${kind} ${status}`
  const inherited = changes.filter(({ from }) => from !== undefined).length
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  return inherited === 0 ? count : `${count}, ${inherited} of them inherited`
}

/** Says which brands a changed template affects. */
export function reachWords({ code, brands, reached }: TemplateReach): string {
  if (brands.length === 0) return `The template ${code} changed. No brand extends it.`
  const others = brands.filter((brand) => !reached.includes(brand))
  const rest = others.length === 0 ? '' : ` Nothing changes by it in ${others.join(', ')}.`
  return `The template ${code} changed. It reaches ${reached.length === 0 ? 'no brand' : reached.join(', ')}.${rest}`
}
