import { describe, expect, it } from 'vitest'
import { valueAt } from '@/contract/json/json-value'
import { AssetFiles } from '@/engine/folder/asset-files'
import { fixMerchants } from '@/engine/fix/fix-merchants'
import { parseJsonFile } from '@/engine/folder/json-file'
import { withoutHarm } from '@tests/typo-corpus/without-harm'
import { mistakes } from './all-mistakes'
import { editedSet } from './edited-set'
import { pathOf } from './mistake'
import { leftAlone, repaired } from './repair-corpus'

const assets = new AssetFiles()
const brand = 'aurora'

describe('--fix leaves as it is', () => {
  it.each(leftAlone.map((each) => [each.what, each] as const))('%s', (_, { file, edits }) => {
    const { set } = editedSet(brand, file, Object.entries(edits))
    const { files, checked } = fixMerchants(set, [brand], assets)
    expect(files.map(({ after }) => after)).toEqual([])
    expect(checked.diagnostics).not.toEqual([])
  })
})

describe('--fix mends', () => {
  it.each(repaired.map((each) => [each.what, each] as const))('%s', (_, { file, edits, at, value }) => {
    const { set } = editedSet(brand, file, Object.entries(edits))
    const { files } = fixMerchants(set, [brand], assets)
    expect(files.map(({ after }) => valueAt(parseJsonFile('', after).value, pathOf(at)))).toEqual([value])
    expect(withoutHarm(set, [brand], assets)).toEqual([])
  })
})

describe('--fix makes no new problem, leaves one less, and does nothing the second time', () => {
  it.each(mistakes.map((each) => [`${each.brand}/${each.file}: ${each.what}`, each] as const))('%s', (_, each) => {
    const { set } = editedSet(each.brand, each.file, each.edits)
    expect(withoutHarm(set, [each.brand], assets)).toEqual([])
  })
})
