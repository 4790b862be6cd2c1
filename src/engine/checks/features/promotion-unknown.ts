import { memoiseByDraft } from '@/engine/merge/memoise-by-draft'
import { suggest } from '@/engine/names/suggest'
import { isJsonObject, type JsonValue } from '@/contract/json/json-value'
import { sandboxPromotions } from '@/contract/catalogue/sandbox-promotions'
import type { ReferenceCheck } from '@/engine/checks/check-kinds'

const site = (code: string): string =>
  `{ "code": "acme", "extends": "base", "hosts": ["acme.test"], "sandbox": { "promotions": { "${code}": true } } }`

export const promotionUnknown: ReferenceCheck = {
  code: 'promotion-unknown',
  severity: 'warning',
  docs: {
    what: 'The sandbox is told to switch on a promotion that it does not have and that no condition names, or a condition names one that is almost one of the sandbox.',
    why: 'Nothing would change, or what is behind the condition would never be shown. Which promotions a real server has, nobody knows here.',
    bad: { 'site.json': site('REFERAL') },
    good: { 'site.json': site('REFERRAL') },
  },
  refs: ['sandboxPromotion', 'promotion'],
  inspect({ kind, value }, draft) {
    const known: readonly string[] = sandboxPromotions
    if (known.includes(value) || (kind === 'sandboxPromotion' && namedIn(draft).has(value))) return []
    const suggestions = suggest(value, known)
    if (kind === 'promotion' && suggestions.length === 0) return []
    const message = `the sandbox has no promotion "${value}"`
    return [{ message, expected: 'a promotion of the sandbox, or one that a condition names', suggestions }]
  },
}

/** Promotions named in conditions. */
const namedIn = memoiseByDraft(({ config }): ReadonlySet<unknown> => {
  const named = new Set<unknown>()
  const visit = (value: JsonValue | undefined): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isJsonObject(value)) return
    if (typeof value['promotion'] === 'string') named.add(value['promotion'])
    for (const each of Object.values(value)) visit(each)
  }
  for (const file of [config.menus, config.routes, config.banners]) visit(file)
  return named
})
