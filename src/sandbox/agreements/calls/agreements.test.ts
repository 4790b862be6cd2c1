import { expect, it } from 'vitest'
import { conforms, plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'

const lawful = { ...plainMerchant, agreed: { terms: '2.0', privacy: '1.0' } }
const added = { login: true, registerUrl: 'http://plain.localhost/', domain: 'plain.localhost', registerMethod: 'WEB' }

async function newcomer(gateway: TestGateway, more: object = {}): Promise<string> {
  const request = { username: 'minhanh', password: 'Secret123', ...added, ...(await gateway.captcha()), ...more }
  return ((await gateway.call('register', { request })).value as { token: string }).token
}

async function standing(gateway: TestGateway, token: string) {
  const { value } = await gateway.call('agreements', { token })
  expect(conforms('agreements', value)).toBe(true)
  const { agreements } = value as { agreements: { document: string; version: string }[] }
  return Object.fromEntries(agreements.map(({ document, version }) => [document, version]))
}

it('keeps what is sent with a registration, and what is agreed to later in its place', async () => {
  const gateway = await testGateway([lawful])
  const token = await newcomer(gateway, { agreements: [{ document: 'terms', version: '1.0', language: 'VI' }] })
  expect(await standing(gateway, token)).toEqual({ terms: '1.0' })
  const request = { agreements: [{ document: 'terms', version: '2.0', language: 'VI' }] }
  const answer = await gateway.call('agree', { token, request })
  expect(conforms('agree', answer.value)).toBe(true)
  expect(await standing(gateway, token)).toEqual({ terms: '2.0' })
})

it('takes who registers without saying so, and the demo accounts, to have agreed to those of the day', async () => {
  const gateway = await testGateway([lawful])
  expect(await standing(gateway, await newcomer(gateway))).toEqual(lawful.agreed)
})

it('has an account that agreed to older versions for who wants to try it', async () => {
  const gateway = await testGateway([lawful])
  const token = await newcomer(gateway)
  await gateway.panel('acts', 'POST', { merchant: 'plain', act: 'outdate-agreements', id: 'minhanh' })
  expect(await standing(gateway, token)).toEqual({ terms: 'older', privacy: 'older' })
})

it('asks for a session', async () => {
  const gateway = await testGateway([lawful])
  expect((await gateway.call('agreements')).success).toBe(false)
})
