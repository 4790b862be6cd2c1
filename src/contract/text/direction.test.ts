import { describe, expect, it } from 'vitest'
import { directionOf } from './direction'

describe('the writing direction', () => {
  it.each(['ar', 'fa-IR', 'he', 'ur'])('is right to left for %s', (locale) => expect(directionOf(locale)).toBe('rtl'))
  it.each(['en', 'vi-VN', 'az'])('is left to right for %s', (locale) => expect(directionOf(locale)).toBe('ltr'))
})
