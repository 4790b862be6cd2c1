import { afterEach, expect, it } from 'vitest'
import { lotteryFavourites } from './lottery-favourites'

afterEach(() => localStorage.clear())

it('keeps the favourites of each account apart, the last one first', () => {
  lotteryFavourites.turn('anh', 'MB')
  lotteryFavourites.turn('anh', 'HCM')
  lotteryFavourites.turn('binh', 'DN')
  expect(lotteryFavourites.of('anh')).toEqual(['HCM', 'MB'])
  expect(lotteryFavourites.of('binh')).toEqual(['DN'])
  lotteryFavourites.turn('anh', 'HCM')
  expect(lotteryFavourites.of('anh')).toEqual(['MB'])
  expect(JSON.parse(localStorage.getItem('LOTTFAV')!)).toEqual({ anh: ['MB'], binh: ['DN'] })
})

it.each(['{', 'null', '7', '[]', '"MB"', '{"anh":"MB"}', '{"anh":[1,null]}', '{"anh":null}'])(
  'has none, and takes some, where the browser has %s',
  (broken) => {
    localStorage.setItem('LOTTFAV', broken)
    expect(lotteryFavourites.of('anh')).toEqual([])
    lotteryFavourites.turn('anh', 'MB')
    expect(lotteryFavourites.of('anh')).toEqual(['MB'])
  },
)

it('finds nothing under a name that every object has', () => {
  expect(lotteryFavourites.of('constructor')).toEqual([])
  lotteryFavourites.turn('__proto__', 'MB')
  expect(lotteryFavourites.of('anh')).toEqual([])
})
