import { login } from '@/contract/endpoints/endpoint-rows'
import { memberInfo } from '@/contract/endpoints/first-rows'
import type { Login, MemberInfo } from '@/contract/generated/gateway-types'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { encrypted } from '@tests/journeys/encrypted'
import type { SignedIn } from './screen'

/** The sandbox's demo accounts. */
const usernames: Readonly<Record<SignedIn, string>> = { player: 'demo_player', agent: 'demo_agent' }
const password = 'Demo1234!'

/** Signs in at the server on a port, by calls. Resolves to what the site keeps of a session in session storage. */
export async function signIn(
  { code, config }: Pick<ResolvedMerchant, 'code' | 'config'>,
  port: number,
  account: SignedIn,
  now: number,
): Promise<Record<string, string>> {
  const { calls, encryption } = config.site.gateway
  const ask = async (name: 'login' | 'memberInfo', request: object, token?: string): Promise<unknown> => {
    const { method, path, moduleId, encrypt, answer } = name === 'login' ? login : memberInfo
    const body = JSON.stringify(request)
    const response = await fetch(`http://127.0.0.1:${port}${calls[name]?.path ?? path}`, {
      method,
      headers: {
        ...{ merchant: code, language: 'EN', 'module-id': moduleId, 'content-type': 'application/json' },
        ...(token !== undefined && { token }),
      },
      ...(method !== 'GET' && { body: encrypt ? encrypted(body, encryption) : body }),
    })
    const told = (await response.json()) as { success?: boolean; message?: string; value: unknown }
    if (told.success === false) throw new Error(`${usernames[account]} of ${code} cannot sign in: ${told.message}`)
    return answer === 'body' ? told : told.value
  }
  const asked = { type: 'username', username: usernames[account], password }
  const { token } = (await ask('login', asked)) as Login['response']
  const member = (await ask('memberInfo', {}, token)) as MemberInfo['response']
  const { account: name, id, type } = member
  return { token, account: name, customerId: id, isAgent: String(type), signedInAt: String(now) }
}
