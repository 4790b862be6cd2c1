import { describe, expect, it } from 'vitest'
import type { Permission, SettingsTree } from '@/contract/generated/gateway-types'
import { moduleOf, systemStatusOf } from './permission'

const info: Permission['response'] = {
  whitelabel: { settings: [] },
  location: { ip: '203.0.113.7' },
  maintenance: false,
  regionRestriction: false,
}

describe('the system status', () => {
  it('is 0 on a normal day', () => expect(systemStatusOf(info)).toBe(0))
  it('is 1 during maintenance, even where the region is blocked', () =>
    expect(systemStatusOf({ ...info, maintenance: { message: null }, regionRestriction: true })).toBe(1))
  it('is 2 where the region is blocked', () => expect(systemStatusOf({ ...info, regionRestriction: true })).toBe(2))
})

describe('a module of the settings tree', () => {
  const tree: SettingsTree = [{ modId: 'ROOT', enabled: 1, children: [{ modId: 'FREEPLAY3', enabled: 0 }] }]
  it('is found at any depth', () => expect(moduleOf(tree, 'FREEPLAY3')).toBe(false))
  it('is unknown where the server does not name it', () => expect(moduleOf(tree, 'PTSYS3')).toBeUndefined())
})
