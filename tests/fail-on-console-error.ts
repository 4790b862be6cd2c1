import { afterEach, beforeEach, expect } from 'vitest'

/** An unexpected console error fails its test. A test that expects one replaces console.error itself. */
const original = console.error
const errors: string[] = []

/** Storybook marks the page as a test only while it renders; what a component loads may arrive just after that. */
const ofStorybook = /^The current testing environment is not configured to support act/

beforeEach(() => {
  errors.length = 0
  console.error = (...values: unknown[]) => {
    const text = values.map(String).join(' ')
    if (ofStorybook.test(text)) return
    errors.push(text)
    original(...values)
  }
})

afterEach(() => {
  console.error = original
  expect(errors, 'console errors').toEqual([])
})
