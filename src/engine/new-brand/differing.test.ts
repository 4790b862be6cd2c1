import { describe, expect, it } from 'vitest'
import { mergePatch } from '@/engine/merge/merge-patch'
import { differing } from './differing'

const inherited = { a: { b: 1, c: [1, 2] }, size: { $value: { value: 2, unit: 'px' } } }

describe('differing', () => {
  it('keeps what changes something, and nothing else', () => {
    expect(differing({ a: { b: 1, c: [2] }, d: 4 }, inherited)).toEqual({ a: { c: [2] }, d: 4 })
    expect(differing({ a: { b: 1, c: [1, 2] } }, inherited)).toBeUndefined()
  })

  it('keeps the removal of what is there', () => {
    expect(differing({ a: { b: null, x: null } }, inherited)).toEqual({ a: { b: null } })
  })

  it('keeps the value of a design token whole', () => {
    const patch = { size: { $value: { value: 3, unit: 'px' } } }
    expect(differing(patch, inherited)).toEqual(patch)
  })

  it('merges to the same as the whole patch', () => {
    const patch = { a: { b: 2, c: [1, 2] }, size: { $value: { value: 2, unit: 'px' } }, e: {} }
    expect(mergePatch(inherited, differing(patch, inherited) ?? {})).toMatchObject({ a: { b: 2, c: [1, 2] } })
  })
})
