import { describe, expect, it } from 'vitest'
import { roleOf } from './role'

const lists = { agent: [1, 2, 41, 42], trial: [4] }

describe('the role of an account', () => {
  it.each([1, 2, 41, 42])('is agent for type %i', (type) => expect(roleOf(type, lists)).toBe('agent'))
  it('is trial for type 4', () => expect(roleOf(4, lists)).toBe('trial'))
  it('is member for every other type', () => expect(roleOf(0, lists)).toBe('member'))
  it('follows the lists of the merchant', () => expect(roleOf(4, { agent: [4], trial: [] })).toBe('agent'))
})
