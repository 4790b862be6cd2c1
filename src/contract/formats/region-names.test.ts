import { expect, it } from 'vitest'
import { formatTag } from './format-tag'
import { loadRegionNames, regionNames } from './region-names'
import { tabledLanguages } from './table-language'

const codes = ['VN', 'TH', 'KH', 'LA', 'MM', 'NP', 'KZ', 'UZ', 'MN', 'US', 'GB', 'CI', 'AX', 'ZW']

it.each(tabledLanguages)('countries are named and sorted in %s as Node does', async (language) => {
  const tag = formatTag({ locale: language })
  const [own, expected] = [await loadRegionNames(tag), regionNames(tag)]
  const say = (names: typeof own) => codes.toSorted(names.compare).map((code) => names.of(code))
  expect(say(own)).toEqual(say(expected))
})

it('a country that is in no table is told by its code, behind the others', async () => {
  const names = await loadRegionNames('km')
  expect(['QZ', 'VN'].toSorted(names.compare).map((code) => names.of(code))).toEqual(['វៀតណាម', 'QZ'])
})

it('countries are in the order of the language', () => {
  const sorted = (tag: string, ...some: string[]) => some.toSorted(regionNames(tag).compare)
  expect(sorted('es', 'OM', 'NZ', 'NO')).toEqual(['NO', 'NZ', 'OM'])
  expect(sorted('zh-Hans-CN', 'CN', 'AU', 'VN')).toEqual(['AU', 'VN', 'CN'])
})
