import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkMerchants } from '@/engine/checker/check-merchants'
import { login, register, type Endpoint } from '@/contract/endpoints/endpoint-rows'
import { memberInfo } from '@/contract/endpoints/first-rows'
import type { Login, MemberInfo, Register } from '@/contract/generated/gateway-types'
import { callAddress } from '@/site/gateway/call-address'
import { encrypted, type Encryption } from './encrypted'
import type { Brand } from './fixtures'
import { journeyFolders, serverAddress } from './journey-server'
import { expectSignedIn, newAccount, type Account } from './player'
import { goTo } from './visit'

/** Registers with the fields that derby's server requires: name and password. */
export async function registerByCall(brand: Brand): Promise<Account> {
  const account = newAccount()
  const fromPage = { login: true, registerUrl: '', domain: '', registerMethod: 'WEB' } as const
  await call<Register>(brand, register, { ...account, ...fromPage })
  return account
}

/** Opens the home page, or another one, as a user who has just signed in and closed the dialogs after it. */
export async function goSignedIn(page: Page, brand: Brand, account: Account, path = ''): Promise<void> {
  const { address } = brand
  const { token } = await call<Login>(brand, login, { type: 'username', ...account })
  const member = await call<MemberInfo>(brand, memberInfo, {}, token)
  const session = { token, account: member.account, customerId: member.id, isAgent: String(member.type) }
  // The session exists when the site starts, and later documents do not restore it.
  const storing = await page.addInitScript(storeSession, { address, session })
  await goTo(page, address + path)
  await storing.dispose()
  await expectSignedIn(page)
}

/** Runs in the page before its own scripts; frames of other origins store nothing. */
function storeSession({ address, session }: { address: string; session: Record<string, string> }): void {
  if (location.origin === address) Object.assign(sessionStorage, session, { signedInAt: String(Date.now()) })
}

/**
 * Sets up what a journey needs but does not test, with a call that the site would make for the player who is signed in
 * on the page. Node sends it: requests of a page count as the site's own (`sent-calls.ts`).
 */
export async function callAs<T extends { readonly request: object; readonly response: unknown }>(
  page: Page,
  brand: Brand,
  endpoint: Endpoint,
  request: T['request'],
): Promise<T['response']> {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? undefined)
  return call<T>(brand, endpoint, request, token)
}

/** The same without a page. */
async function call<T extends { readonly request: object; readonly response: unknown }>(
  { code: merchant, port }: Pick<Brand, 'code' | 'port'>,
  { method, path, moduleId, encrypt, kind, answer }: Endpoint,
  request: T['request'],
  token?: string,
): Promise<T['response']> {
  const body = JSON.stringify(request)
  const isRead = method === 'GET'
  const response = await fetch(`${serverAddress(port)}${isRead ? callAddress('', path, request) : path}`, {
    method,
    headers: {
      merchant,
      language: 'EN',
      'module-id': moduleId,
      'content-type': 'application/json',
      // The server ends a connection that was idle, and a busy machine would send on it at that very moment.
      connection: 'close',
      ...(token !== undefined && { token }),
      ...(kind === 'money' && { 'idempotency-key': randomUUID() }),
    },
    ...(!isRead && { body: encrypt ? encrypted(body, encryptionOf(merchant)) : body }),
  })
  const told = (await response.json()) as { success?: boolean; message?: string; value: T['response'] }
  if (told.success === false) throw new Error(`${moduleId} of ${merchant}: ${response.status} ${told.message}`)
  return answer === 'body' ? told : told.value
}

const known = new Map<string, Encryption>()

function encryptionOf(code: string): Encryption {
  const { merchants } = known.has(code) ? { merchants: [] } : checkMerchants(journeyFolders.merchants, [code])
  for (const { config } of merchants) known.set(code, config.site.gateway.encryption)
  const encryption = known.get(code)
  if (encryption === undefined) throw new Error(`no merchant ${code} in ${journeyFolders.merchants}`)
  return encryption
}
