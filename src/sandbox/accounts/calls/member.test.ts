import { expect, it } from 'vitest'
import { conforms, testGateway } from '@/sandbox/test-gateway'

it.each([
  ['demo_vip', { type: 0, nickname: 'Hoàng Long', clubLabel: { labelName: 'Diamond', rankLevel: 5 } }],
  ['demo_agent', { type: 41, toUpline: false }],
])('says who is signed in, with nickname, kind of account, rank and labels: %s', async (account, expected) => {
  const gateway = await testGateway()
  const request = { username: account, password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const { value } = await gateway.call('memberInfo', { token })
  expect(conforms('memberInfo', value)).toBe(true)
  expect(value).toMatchObject({ account, ...expected, id: expect.stringMatching(/.+/) as string })
  const { clubLabel, memberLabel } = value as { clubLabel: object | null; memberLabel: readonly object[] }
  if (clubLabel !== null) expect(Object.keys(clubLabel)).toEqual(['labelName', 'color', 'color2', 'rankLevel'])
  expect(memberLabel.length).toBeGreaterThan(0)
})
