import { afterEach, beforeEach, expect } from 'vitest'

/** A console error nobody expects fails its test. A test that expects one replaces console.error itself. */
const original = console.error
const errors: string[] = []

beforeEach(() => {
  errors.length = 0
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '))
    original(...values)
  }
})

afterEach(() => {
  console.error = original
  expect(errors, 'console errors').toEqual([])
})
