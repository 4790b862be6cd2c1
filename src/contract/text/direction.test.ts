import { describe, expect, it } from 'vitest'
import { directionOf, isolatedValue, turningItselfAlone } from './direction'

describe('the writing direction', () => {
  it.each(['ar', 'fa-IR', 'he', 'ur'])('is right to left for %s', (locale) => expect(directionOf(locale)).toBe('rtl'))
  it.each(['en', 'vi-VN', 'az'])('is left to right for %s', (locale) => expect(directionOf(locale)).toBe('ltr'))
})

it('a date within a sentence keeps the marks that put its parts in order, and an amount loses the one in front', () => {
  expect(isolatedValue('29\u200f/11\u200f/2026')).toBe('\u206829\u200f/11\u200f/2026\u2069')
  expect(isolatedValue('\u200f5 US$')).toBe('\u20685 US$\u2069')
})

describe('a value within a sentence', () => {
  it.each([
    ['demo_\u202etnega', 'demo_tnega'],
    ['a\u2069 b', 'a b'],
    ['a\u2067b', 'ab'],
    ['\u2067a\u202eb\u2069', 'ab'],
    ['\u2066-5\u2069 of \u2066 7\u2069', '\u2066-5\u2069 of \u2066 7\u2069'],
    ['\u0639\u0644\u064a', '\u0639\u0644\u064a'],
  ])('turns itself alone: %j', (value, shown) => {
    expect(turningItselfAlone(value)).toBe(shown)
    expect(isolatedValue(value)).toBe(`\u2068${shown}\u2069`)
  })
})
