import { child, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { unitsInCurrency, type OfCurrency } from '@/contract/money/in-currency'
import { amountsInDong, amountsOf } from '@/engine/merge/amounts-in-currency'

/** Decimals of a currency as people count it: none of yen, two of dollars. Brands have two at most. */
export function decimalsOf(code: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return Math.min(maximumFractionDigits, 2)
}

/** A brand's currency, as its site.json will have it. */
const ofCurrency = (code: string): OfCurrency => ({ currency: { code, digits: decimalsOf(code) } })

/**
 * The brand's panels.json in another currency than the template's: amounts to choose with one press, where the template
 * writes some. What the schemas say for all brands follows the currency by itself (`amounts-in-currency.ts`).
 */
export function brandPanels(code: string, inherited: JsonValue | undefined): JsonObject | undefined {
  const written = amountsInDong.filter(({ path }) => Array.isArray(valueAt(inherited, path)))
  if (written.length === 0) return undefined
  const panels: Record<string, Record<string, JsonObject>> = {}
  for (const { path, dong } of written) {
    const [centre, panel, key] = path
    panels[centre] = { ...panels[centre], [panel]: { [key]: amountsOf(ofCurrency(code), dong) } }
  }
  return panels
}

/** What a registration form promises new players, in the brand's own currency: nobody would book another. */
export function promiseIn(code: string, props: JsonValue | undefined): JsonObject {
  const promised = child(props, 'promotionAmount')
  const [amount, currency] = [child(promised, 'amount'), child(promised, 'currency')]
  if (typeof amount !== 'number' || currency !== 'VND') return {}
  return { promotionAmount: { amount: unitsInCurrency(ofCurrency(code), amount), currency: code } }
}
