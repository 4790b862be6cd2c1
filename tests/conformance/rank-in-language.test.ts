import { expect, it } from 'vitest'
import type { MemberInfo } from '@/contract/generated/gateway-types'
import { testGateway } from '@/sandbox/test-gateway'
import { memberInfo } from '@/site/gateway/account/member'

it('is another answer in another language: the rank has a name', async () => {
  const gateway = await testGateway()
  const request = { username: 'demo_vip', password: 'Demo1234!', type: 'username' }
  const { token } = (await gateway.call('login', { request })).value as { token: string }
  const rankIn = async (language: string) =>
    ((await gateway.call('memberInfo', { token, language })).value as MemberInfo['response']).clubLabel?.labelName
  expect(await rankIn('EN')).not.toBe(await rankIn('VI'))
  expect(memberInfo.hasTexts).toBe(true)
  gateway.close()
})
