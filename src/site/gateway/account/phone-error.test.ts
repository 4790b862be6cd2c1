import { expect, it } from 'vitest'
import { phoneErrorCode, phoneErrors } from './phone-error'

it('knows each error of the catalogue, and takes any other for an unknown one (2 §8)', () => {
  expect(phoneErrors.map(phoneErrorCode)).toEqual(phoneErrors)
  expect(['internal-error', '', undefined, 7].map(phoneErrorCode)).toEqual(Array(4).fill('unknown'))
})
