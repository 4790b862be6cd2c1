import { child, isJsonObject, valueAt, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { freezeShared, isShared } from '@/contract/json/shared-parts'
import { isAsWritten, unitsInCurrency, type OfCurrency } from '@/contract/money/in-currency'
import { memoiseByObject } from '@/engine/memo/memoise-by-object'
import { schemaOf } from '@/engine/schema/schema-node'

/** A key of panels.json whose default is written in dong (`x-in-currency`): its path, and the amounts. */
interface WrittenAmounts {
  readonly path: readonly [centre: string, panel: string, key: string]
  readonly dong: readonly number[]
}

/** All of them, by the schemas. */
export const amountsInDong: readonly WrittenAmounts[] = [...schemaOf('panels').properties].flatMap(
  ([centre, { properties }]) =>
    [...properties].flatMap(([panel, node]) =>
      [...node.properties].flatMap(([key, { schema }]): WrittenAmounts[] =>
        schema['x-in-currency'] === 'VND'
          ? [{ path: [centre, panel, key], dong: schema['default'] as readonly number[] }]
          : [],
      ),
    ),
)

/**
 * The panels of a brand in another currency than dong, with the amounts that none of its `layers` writes in that one: no
 * form could send fifty thousand dollars. The panels may be shared, and are not changed.
 */
export function panelsInCurrency(
  panels: JsonValue,
  site: JsonValue | undefined,
  layers: readonly (JsonValue | undefined)[],
): JsonValue {
  const brand = currencyOf(site)
  if (!isJsonObject(panels) || brand === undefined || isAsWritten(brand)) return panels
  const left = amountsInDong.filter(({ path }) => !isWritten(path, layers))
  const fitted = () => left.reduce((all, { path, dong }) => withAmounts(all, path, amountsOf(brand, dong)), panels)
  return isShared(panels) ? onceFor(panels, JSON.stringify([brand, left]), fitted) : fitted()
}

/** Undefined where the currency is wrong: that is told of it. */
function currencyOf(site: JsonValue | undefined): OfCurrency | undefined {
  const currency = child(site, 'currency')
  const [code, digits] = [child(currency, 'code'), child(currency, 'digits')]
  if (typeof code !== 'string') return undefined
  return { currency: { code, ...(digits === 0 || digits === 1 || digits === 2 ? { digits } : {}) } }
}

/** Amounts of dong in a brand's currency: two of them may be one there. */
export const amountsOf = (brand: OfCurrency, dong: readonly number[]): number[] => [
  ...new Set(dong.map((amount) => unitsInCurrency(brand, amount))),
]

/** Whether the topmost layer that names a key, or takes what holds it away, gives it a value. */
function isWritten(path: WrittenAmounts['path'], layers: readonly (JsonValue | undefined)[]): boolean {
  const topmost = layers.map((layer) => namedIn(layer, path)).find((value) => value !== undefined)
  return (topmost ?? null) !== null
}

/** The value of a path in a layer, null also where a part that holds it is taken away. */
const namedIn = (layer: JsonValue | undefined, path: WrittenAmounts['path']): JsonValue | undefined =>
  path.some((_, at) => valueAt(layer, path.slice(0, at)) === null) ? null : valueAt(layer, path)

/** The panels with other amounts, if they have the panel. */
function withAmounts(panels: JsonObject, path: WrittenAmounts['path'], amounts: readonly number[]): JsonObject {
  const [centre, panel, key] = path
  const [all, props] = [panels[centre], child(panels[centre], panel)]
  if (!isJsonObject(all) || !isJsonObject(props)) return panels
  return { ...panels, [centre]: { ...all, [panel]: { ...props, [key]: [...amounts] } } }
}

const knownOf = memoiseByObject<object, [], Map<string, JsonValue>>(() => new Map())

/** Brands that share their panels and are in one currency share these too. */
function onceFor(panels: JsonObject, key: string, make: () => JsonValue): JsonValue {
  const known = knownOf(panels)
  const made = known.get(key) ?? make()
  if (!known.has(key)) freezeShared(made)
  known.set(key, made)
  return made
}
