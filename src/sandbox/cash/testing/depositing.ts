import { expect } from 'vitest'
import type { Deposits, RequestDeposit } from '@/contract/generated/gateway-types'
import { conforms, testGateway, type TestGateway } from '@/sandbox/test-gateway'

type Deposit = Deposits['response']['items'][number]
export type Answer = RequestDeposit['response']

/** A gateway and a demo account that deposits. */
export async function signedIn(username = 'demo_player') {
  const gateway = await testGateway()
  return { gateway, ...depositing(gateway, await signIn(gateway, username, 'Demo1234!')) }
}

/** The token of a new session. */
export async function signIn(gateway: TestGateway, username: string, password: string): Promise<string> {
  const { value } = await gateway.call('login', { request: { username, password, type: 'username' } })
  return (value as { token: string }).token
}

/** A player who has never deposited. */
export async function newcomer() {
  const gateway = await testGateway()
  const person = { username: 'newcomer1', password: 'Newcomer1', ...(await gateway.captcha()) }
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' }
  const { value } = await gateway.call('register', { request: { ...person, ...fromPage } })
  return { gateway, ...depositing(gateway, (value as { token: string }).token) }
}

/** What an account's deposits are tried with. */
export function depositing(gateway: TestGateway, token: string) {
  const ask = (request: RequestDeposit['request'], key: string) =>
    gateway.call('requestDeposit', { token, request, key })
  const act = (name: string, id: string) =>
    gateway.panelAnswer('acts', 'POST', { merchant: 'plain', act: name, id }).then(({ status }) => status)
  const balance = async () => ((await gateway.call('balance', { token })).value as { sumBalance: number }).sumBalance
  const first = async (): Promise<Deposit> => {
    const { value } = await gateway.call('deposits', { token })
    expect(conforms('deposits', value)).toBe(true)
    return (value as Deposits['response']).items[0] as Deposit
  }
  return { token, ask, act, balance, first }
}
