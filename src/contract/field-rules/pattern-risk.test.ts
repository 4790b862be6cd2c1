import { describe, expect, it } from 'vitest'
import { canBacktrackWithoutBound } from './pattern-risk'
import { readPattern } from './read-pattern'

const isRisky = (source: string) => {
  const tree = readPattern(source)
  return tree === undefined || canBacktrackWithoutBound(tree)
}

describe('a pattern that may keep the page busy', () => {
  it.each([
    '(a+)+$',
    '^(\\w+)*$',
    '([a-z]+)*x',
    '^(a|a)*$',
    '^(a|ab|b)*$',
    '(.*a){20}',
    '^(\\d+\\.?\\d+)*$',
    '^.*.*.*$',
    '([\\u0e01-\\u0e5b]+)+$',
    '^([a-zA-Z0-9]{1,20}){1,20}$',
    '(a?)*b',
    '(a)\\1+',
  ])('is recognised: %s', (source) => expect(isRisky(source)).toBe(true))

  it.each([
    '^[a-zA-Z0-9]{6,12}$',
    '^(?=.*[a-z])(?=.*\\d)[A-Za-z\\d]{8,20}$',
    '^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,12}$',
    '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$',
    '^[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}$',
    '^[\\u4e00-\\u9fa5·]{2,20}$',
    '^(?:[a-z]+\\.)+[a-z]+$',
    '^0?[1-9]\\d{7,9}$',
    '^(\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4})$',
    '^[A-Za-z]+( [A-Za-z]+)*$',
    '[^\\s]+',
  ])('is not seen in what servers send: %s', (source) => expect(isRisky(source)).toBe(false))
})
