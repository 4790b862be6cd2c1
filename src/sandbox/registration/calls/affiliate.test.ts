import { describe, expect, it } from 'vitest'
import { openServices } from '@/sandbox/open-services'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { textsIn } from '@/sandbox/texts/texts'
import { register } from './register'

const added = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' } as const
const player = { username: 'minhanh', password: 'Secret123', ...added }

async function isValid(gateway: TestGateway, code: string): Promise<unknown> {
  const { value } = await gateway.call('affiliate', { request: { code, domain: 'plain.localhost' } })
  expect(conforms('affiliate', value)).toBe(true)
  return (value as { valid: boolean }).valid
}

describe('affiliate', () => {
  it('knows the code of an agent in any case, and no other', async () => {
    const gateway = await testGateway()
    expect(await isValid(gateway, 'AGENT888')).toBe(true)
    expect(await isValid(gateway, ' agent888 ')).toBe(true)
    expect(await isValid(gateway, 'AGENT887')).toBe(false)
    expect(await isValid(gateway, '')).toBe(false)
  })
})

describe('a registration with an affiliate code', () => {
  it('is refused at the field when no agent has it, and costs no captcha', async () => {
    const gateway = await testGateway()
    const captcha = await gateway.captcha()
    for (const call of ['register', 'registerMobile'] as const) {
      const mobile = { countryDialingCode: '+84', mobileNum: '0901234567', verificationCode: '123456' }
      const request = { ...player, ...captcha, ...mobile, affiliateCode: 'NOBODY' }
      const refused = { code: 'affiliate_unknown', value: { field: 'affiliateCode' } }
      expect(await gateway.call(call, { request })).toMatchObject(refused)
    }
    const request = { ...player, ...captcha, affiliateCode: 'agent888' }
    expect((await gateway.call('register', { request })).success).toBe(true)
  })

  it('keeps who brought the player, also where the form asks for no code', async () => {
    const { services } = await openServices(':memory:')
    const registerRules = { captcha: { enabled: false } }
    const merchant = { ...plainMerchant, settings: { registerRules } }
    await services.accounts.create('plain', { account: 'agent', type: 41, affiliateCode: 'AGENT888' })
    const request = { ...player, affiliateCode: 'agent888', referralCode: 'friend7' }
    const call = {
      services,
      merchant,
      texts: textsIn(merchant, 'EN'),
      session: undefined,
      pictures: [],
      name: 'register' as const,
      key: undefined,
      address: 'local',
      device: undefined,
      port: '',
    }
    await register({ ...call, request })
    const account = await services.accounts.bySignInName('plain', 'minhanh')
    expect(account?.profile).toEqual({ affiliateCode: 'agent888', referralCode: 'friend7' })
  })
})
