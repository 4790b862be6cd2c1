import { describe, expect, it } from 'vitest'
import { askedRange } from './byte-range'

describe('askedRange', () => {
  it.each([
    ['bytes=0-1', { first: 0, last: 1 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=5-400', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-30', { first: 0, last: 9 }],
    ['bytes=10-', 'beyond'],
    ['bytes=-0', 'beyond'],
    [null, undefined],
    ['bytes=-', undefined],
    ['bytes=4-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
  ])('reads %s of ten bytes', (header, range) => expect(askedRange(header, 10)).toEqual(range))
})
