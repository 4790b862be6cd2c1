import { describe, expect, it } from 'vitest'
import base from '@/../merchants/base/features.json'
import { isOn } from './features'

/** The features that the specification names (1 §3). */
const modIds = [
  ...['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'USERNAMEREG3', 'FREEPLAY3'],
  ...['PWDEXPFORCECHANGE3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3', 'CHNGPASSVERIF3', 'PTSYS3'],
]
const flag = (value: boolean, locked = false) => ({ default: value, locked })
const served = (modId: string, enabled: 0 | 1) => [
  { modId: 'GROUP', enabled: 1 as const, children: [{ modId, enabled }] },
]

it('the base declares every flag of the specification', () => {
  expect(Object.keys(base.flags).sort()).toEqual([...modIds].sort())
})

describe.each(modIds)('%s', (modId) => {
  it('is what the merchant says until the server has spoken, and where it does not', () => {
    expect(isOn(modId, { [modId]: flag(true) })).toBe(true)
    expect(isOn(modId, { [modId]: flag(false) }, served('ANOTHER', 1))).toBe(false)
  })
  it('is what the server says, wherever in its tree', () => {
    expect(isOn(modId, { [modId]: flag(false) }, served(modId, 1))).toBe(true)
    expect(isOn(modId, { [modId]: flag(true) }, served(modId, 0))).toBe(false)
  })
  it('stays what the merchant says where that is locked', () => {
    expect(isOn(modId, { [modId]: flag(false, true) }, served(modId, 1))).toBe(false)
    expect(isOn(modId, { [modId]: flag(true, true) }, served(modId, 0))).toBe(true)
  })
})

it('a flag that nobody knows is off', () => expect(isOn('NOBODYS', {})).toBe(false))
