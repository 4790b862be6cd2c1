import { expect } from 'vitest'
import type { CallName } from '@/contract/endpoints/endpoints'
import { conforms, type TestGateway } from '@/sandbox/test-gateway'

/** A signed-in account. `ask` checks the answer against its schema, `send` returns any answer. */
export async function signedIn(gateway: TestGateway, username = 'demo_agent', password = 'Demo1234!') {
  const { value } = await gateway.call('login', { request: { username, password, type: 'username' } })
  const { token } = value as { token: string }
  const send = (name: CallName, request: object, key?: string) =>
    gateway.call(name, { token, request, ...(key !== undefined && { key }) })
  const ask = async <Answer>(name: CallName, request: object = {}): Promise<Answer> => {
    const answer = await send(name, request)
    expect(answer.message).toBeNull()
    expect(conforms(name, answer.value)).toBe(true)
    return answer.value as Answer
  }
  return { ask, send }
}
