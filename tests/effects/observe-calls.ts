import { vi } from 'vitest'
import { endpoints, type CallName, type Endpoint } from '@/contract/endpoints/endpoints'
import { createGateway } from '@/site/gateway/gateway'
import { encryptedRandom } from '@/contract/endpoints/encrypted-envelope'
import { decryptBody } from '@/sandbox/http/decrypt-body'
import type { StagedSite } from './staged-site'

/** How the platform encrypts bodies, unless the merchant says otherwise. */
const platform = { mode: 'AES-CBC', key: 'livery-sandbox-k' } as const

/** Every call of the endpoint table as it leaves the site: URL, headers, body, and timeout. */
export async function observeCalls({ boot }: StagedSite): Promise<string> {
  const { code, gateway: settings, defaultLanguage } = boot.site
  const sent: string[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
    const headers = JSON.stringify([...(request?.headers as Headers)])
    sent.push(`${request?.method} ${address as string} ${headers} ${readable(request?.body)}`)
    return Promise.resolve(Response.json({ success: true, value: {}, info: {} }))
  })
  const waited = vi.spyOn(AbortSignal, 'timeout')
  const gateway = createGateway({ merchant: code, gateway: settings, language: defaultLanguage, onSessionLost() {} })
  for (const [name, endpoint] of Object.entries(endpoints) as [CallName, Endpoint][]) {
    const call = { name, endpoint, hasTexts: false, loadCheck: () => Promise.resolve(anything) }
    await gateway.send(call, { asked: name }, { idempotencyKey: 'act', token: 'token' })
  }
  const times = waited.mock.calls.join()
  fetched.mockRestore()
  waited.mockRestore()
  const [iv = '', data = ''] = encryptedRandom(settings.encryption).split('.')
  return [...sent, times, decryptBody({ iv, data }, platform)?.length].join('\n')
}

const anything = { isAnswer: (value: unknown): value is unknown => value !== undefined, failedAt: () => '' }

/** Encrypted bodies differ each time, so the result is whether the platform can decrypt them. */
function readable(body: BodyInit | null | undefined): string {
  if (typeof body !== 'string') return ''
  const { iv, data } = JSON.parse(body) as { iv?: string; data?: string }
  return iv === undefined || data === undefined ? body : String(decryptBody({ iv, data }, platform))
}
