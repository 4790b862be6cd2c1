import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, keysOf, type JsonObject, type JsonValue } from '@/contract/json/json-value'
import { mergedCopy, mergedOver, mergePatch } from './merge-patch'
import type { SchemaNode } from '@/engine/schema/schema-node'

// Few keys, so that documents and patches overlap; among them keys that objects inherit.
const key = fc.constantFrom('a', 'b', 'c', 'constructor', 'toString')
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<JsonValue[]>(null, true, 1, 'x', ''),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }) as fc.Arbitrary<JsonValue>,
  ),
}))
const object = fc.dictionary(key, value, { maxKeys: 5 }) as fc.Arbitrary<JsonObject>
/** A resolved document: it contains no null, except within arrays. */
const document = object.map((each) => mergePatch({}, each) as JsonObject)

function holdsNull(each: JsonValue): boolean {
  return each === null || (isJsonObject(each) && Object.values(each).some(holdsNull))
}

/** Adds something to every object and array within a value. */
function spoil(each: JsonValue): void {
  if (typeof each !== 'object' || each === null) return
  Object.values(each).forEach(spoil)
  if (Array.isArray(each)) each.push('spoilt')
  else each['spoilt'] = true
}

/** A schema of objects with any keys. */
const anything = { properties: new Map(), branches: new Map() } as unknown as { values: SchemaNode } & SchemaNode
anything.values = anything

/** A document with a default in every object. */
function withDefaults(each: JsonValue): JsonValue {
  if (!isJsonObject(each)) return each
  const whole = Object.entries(each).map(([name, part]) => [name, withDefaults(part)])
  return { ...(Object.fromEntries(whole) as JsonObject), byDefault: true }
}

describe('merging', () => {
  it('leaves a document as it is when the patch is empty', () => {
    fc.assert(
      fc.property(document, (each) => {
        expect(mergePatch(each, {})).toEqual(each)
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(document, value, (each, patch) => {
        const once = mergePatch(each, patch)
        expect(mergePatch(once, patch)).toEqual(once)
      }),
    )
  })

  it('removes what the patch sets to null, and leaves no null behind', () => {
    fc.assert(
      fc.property(document, object, (each, patch) => {
        const merged = mergePatch(each, patch)
        for (const name of keysOf(patch))
          if (patch[name] === null) expect(Object.hasOwn(merged as object, name)).toBe(false)
        expect(holdsNull(merged)).toBe(false)
      }),
    )
  })

  it('replaces arrays whole', () => {
    fc.assert(
      fc.property(document, fc.array(value), (each, list) => {
        expect(mergePatch({ ...each, list: [1, 2] }, { list })).toMatchObject({ list })
      }),
    )
  })

  it('may merge the patches first, as long as they remove nothing and replace no object', () => {
    const leaf = fc.integer() as fc.Arbitrary<JsonValue>
    const flat = fc.dictionary(key, leaf) as fc.Arbitrary<JsonObject>
    fc.assert(
      fc.property(flat, flat, flat, (a, b, c) => {
        expect(mergePatch(mergePatch(a, b), c)).toEqual(mergePatch(a, mergePatch(b, c)))
      }),
    )
  })

  it('changes neither document nor patch', () => {
    fc.assert(
      fc.property(document, value, (each, patch) => {
        const before = JSON.stringify([each, patch])
        mergePatch(each, patch)
        expect(JSON.stringify([each, patch])).toBe(before)
      }),
    )
  })

  it('never reaches the prototype', () => {
    mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}') as JsonValue)
    expect('polluted' in {}).toBe(false)
  })

  it('gives a copy that may be changed without changing what it came from', () => {
    fc.assert(
      fc.property(document, value, (each, patch) => {
        const [target, laid] = [JSON.stringify(each), JSON.stringify(patch)]
        const copy = mergedCopy(each, patch)
        expect(copy).toEqual(mergePatch(each, patch))
        spoil(copy)
        expect([JSON.stringify(each), JSON.stringify(patch)]).toEqual([target, laid])
      }),
    )
  })

  it('over a document with its defaults gives what merging and then filling them in gives', () => {
    fc.assert(
      fc.property(document, object, (each, patch) => {
        const whole = withDefaults(each)
        const before = JSON.stringify(whole)
        expect(withDefaults(mergedOver(each, whole, patch, anything))).toEqual(withDefaults(mergedCopy(each, patch)))
        expect(JSON.stringify(whole)).toBe(before)
      }),
    )
  })

  it('over a document with its defaults has the very parts that the patch leaves alone', () => {
    const whole = { a: { b: { c: 1, byDefault: true } }, x: { y: 1 } }
    const over = mergedOver({ a: { b: { c: 1 } }, x: { y: 1 } }, whole, { x: { y: 2 } }, anything)
    expect(over).toEqual({ a: whole.a, x: { y: 2 } })
    expect((over as JsonObject)['a']).toBe(whole.a)
  })
})
