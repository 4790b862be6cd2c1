import { expect, it } from 'vitest'
import type { Announcements, Notices } from '@/contract/generated/gateway-types'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { sandboxMerchant } from '@/sandbox/sandbox-merchant'
import { testGateway } from '@/sandbox/test-gateway'

const brands = checkMerchants('merchants').merchants.map(({ config, texts }) =>
  sandboxMerchant(config, (language, key) => texts.written(language, key)),
)
const gateway = await testGateway(brands)
const brand = (code: string) => brands.find((each) => each.code === code)!

async function newsOf(code: string): Promise<string> {
  const merchant = brand(code)
  const request = { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' }
  const { value: notices } = await gateway.call('notices', { merchant, request })
  const { value: list } = await gateway.call('announcements', { merchant, request })
  const contents = (list as Announcements['response']).map(({ id }) =>
    gateway.call('announcementContent', { merchant, request: { id } }),
  )
  return JSON.stringify([(notices as Required<Notices['response']>).promotion, list, await Promise.all(contents)])
}

it('derby, which begins with sports and has no lottery, speaks of no spins, slots race or draws', async () => {
  const news = await newsOf('derby')
  expect(news).not.toMatch(/free spins|slots race|draw times|lotter/i)
  expect(news).toContain('Valid bets on every match count.')
  expect(await newsOf('aurora')).toMatch(/free spins.*slots race.*draw times/is)
})

it('the agent who is always there is there where there are agents alone, and nobody else moves up', async () => {
  const signIn = (code: string, username: string) =>
    gateway.call('login', {
      merchant: brand(code),
      request: { username, password: 'Demo1234!', type: 'username' },
    })
  expect((await signIn('aurora', 'demo_agent')).success).toBe(true)
  expect((await signIn('derby', 'demo_agent')).code).toBe('credentials_wrong')
  expect((await signIn('derby', '+84901000004')).success).toBe(true)
})
