import { child, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { unitsInCurrency, type OfCurrency } from '@/contract/money/in-currency'
import { schemaOf } from '@/engine/schema/schema-node'

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
 * The brand's panels.json in another currency than the template's: amounts to choose with one press. What the schemas
 * write for all brands is in dong, and no form could send fifty thousand dollars.
 */
export function brandPanels(code: string, inherited: JsonValue | undefined): JsonObject {
  const centres = [...schemaOf('panels').properties].map(([centre, { properties }]): [string, JsonObject] => {
    const panels = [...properties].flatMap(([panel, schema]): [string, JsonObject][] => {
      const presets: unknown = schema.properties.get('presets')?.schema['default']
      if (!isAmounts(presets) || child(child(inherited, centre), panel) === null) return []
      return [[panel, { presets: presets.map((dong) => unitsInCurrency(ofCurrency(code), dong)) }]]
    })
    return [centre, Object.fromEntries(panels)]
  })
  return Object.fromEntries(centres.filter(([, panels]) => keysOf(panels).length > 0))
}

const isAmounts = (presets: unknown): presets is readonly number[] =>
  Array.isArray(presets) && presets.every((each) => typeof each === 'number')

/** What a registration form promises new players, in the brand's own currency: nobody would book another. */
export function promiseIn(code: string, props: JsonValue | undefined): JsonObject {
  const promised = child(props, 'promotionAmount')
  const [amount, currency] = [child(promised, 'amount'), child(promised, 'currency')]
  if (typeof amount !== 'number' || currency !== 'VND') return {}
  return { promotionAmount: { amount: unitsInCurrency(ofCurrency(code), amount), currency: code } }
}
