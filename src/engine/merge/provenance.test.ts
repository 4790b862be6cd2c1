import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, valueAt, type JsonObject, type JsonValue, type Path } from '@/contract/json/json-value'
import { parseJsonFile } from '@/engine/folder/json-file'
import { toPointer } from '@/contract/json/json-pointer'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { LayerMerger } from './merge-layers'
import { provenanceOf } from './provenance'

function folder(code: string, menus: JsonValue, text = JSON.stringify(menus, null, 2)): MerchantFolder {
  const files = new Map([['menus', parseJsonFile(`/${code}/menus.json`, text)] as const])
  return { code, path: `/${code}`, files, assets: new Set(), blocks: [], legal: [], strays: [], refused: new Map() }
}

describe('provenance', () => {
  const base = folder('base', { side: { order: ['home'], look: 'rows' } })
  const acme = folder('acme', null, '{\n  "side": {\n    "order": ["help"]\n  }\n}')

  it('names the file, line and column that set a value, and what it overrode', () => {
    expect(provenanceOf({ layers: [acme, base] }, '/menus/side/order/0')).toMatchObject({
      file: '/acme/menus.json',
      line: 3,
      column: 15,
      value: 'help',
      overridden: [],
    })
    expect(provenanceOf({ layers: [acme, base] }, '/menus/side/order')).toMatchObject({
      file: '/acme/menus.json',
      overridden: [{ file: '/base/menus.json', value: ['home'] }],
    })
  })

  it('names the template for what is inherited', () => {
    expect(provenanceOf({ layers: [acme, base] }, '/menus/side/look')).toMatchObject({ file: '/base/menus.json' })
  })

  it('knows nothing of a value that no file wrote', () => {
    expect(provenanceOf({ layers: [acme, base] }, '/menus/footer')).toBeUndefined()
  })

  it('names the layer that really set a value, for any layers', () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom<JsonValue[]>(null, 1, 2, 'x'),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(key, tie('value')) as fc.Arbitrary<JsonValue>,
      ),
    }))
    const layers = fc.array(fc.dictionary(key, value), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(layers, (all) => {
        const chain = all.map((menus, index) => folder(`layer${index}`, menus as JsonObject))
        const merged = new LayerMerger().merge(chain).get('menus') as JsonValue
        for (const path of leaves(merged)) {
          const origin = provenanceOf({ layers: chain }, `/menus${toPointer(path)}`)
          const value = valueAt(merged, path)
          // An object over a list moves its entries (order-moves.ts).
          if (isJsonObject(origin?.value)) expect(value).toBeInstanceOf(Array)
          else expect(origin?.value).toEqual(value)
          // Without that layer's entry the value would be different or absent.
          const others = chain.filter((each) => each.files.get('menus')?.path !== origin?.file)
          expect(chain.length - others.length).toBe(1)
        }
      }),
    )
  })
})

/** Paths of all values that are not objects; arrays are not descended into. */
function leaves(value: JsonValue, path: Path = []): Path[] {
  if (!isJsonObject(value)) return [path]
  return Object.keys(value).flatMap((key) => leaves(value[key] as JsonValue, [...path, key]))
}
