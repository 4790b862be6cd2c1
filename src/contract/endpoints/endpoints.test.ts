import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints'

const encrypted = [
  'login',
  'loginWithToken',
  'register',
  'registerMobile',
  'changePassword',
  'setPasswordByPhone',
  'setPaymentPassword',
  'bindContact',
  'bindPayoutAccount',
  'removePayoutAccount',
  'createMember',
]

describe('the endpoint table', () => {
  const rows = Object.entries(endpoints)

  it('encrypts the calls that carry a password', () =>
    expect(new Set(rows.filter(([, { encrypt }]) => encrypt).map(([name]) => name))).toEqual(new Set(encrypted)))
  it('gives every row a module id of its own', () =>
    expect(new Set(rows.map(([, { moduleId }]) => moduleId)).size).toBe(rows.length))
})
