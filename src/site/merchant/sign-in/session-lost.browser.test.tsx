import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { defineCall } from '@/site/gateway/call-definition'
import * as endpoints from '@/contract/endpoints/endpoint-rows'
import { useGateway } from '@/site/gateway/gateway-context'
import type { Balance } from '@/contract/generated/gateway-types'
import { sessionStore } from '@/site/session/session-store'
import type { BootData } from '@/contract/site-data/boot-data'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { MemoryRouter } from '@/site/merchant/pages/navigation'
import { SiteProviders } from '@/site/merchant/site-providers'

const gateway = { baseUrl: '', timeout: 15_000, encryption: { mode: 'AES-CBC', key: '' }, calls: {} }
const languages = { items: { EN: { locale: 'en', label: 'English' } }, order: ['EN'] }
const boot = {
  site: { code: 'stage', name: 'Stage', languages, defaultLanguage: 'EN', gateway, responsiblePlay: {} },
  features: { flags: {} },
  texts: {},
  locales: {},
  languageBases: {},
  icons: {},
} as unknown as BootData
const balance = defineCall<Balance>(endpoints.balance, () => import('@/contract/generated/answers/balance.js'))

function Around({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SiteProviders boot={boot}>{children}</SiteProviders>
    </MemoryRouter>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.close()
})

it('asks once when ten answers at a time say that the session is gone, then for the same player', async () => {
  const gone = { success: false, code: 'session_invalid', message: 'Gone', value: null }
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(gone, { status: 401 })))
  sessionStore.start('stage', { agent: [], trial: [] })
  sessionStore.open('a-token', { account: 'ann', customerId: '7', accountType: 0 })
  const hook = await renderHook(() => ({ gateway: useGateway(), shown: useOpenDialogs() }), { wrapper: Around })

  const calls = Array.from({ length: 10 }, () => hook.result.current.gateway.send(balance, {}))
  await hook.act(async () => {
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  })
  expect(sessionStore.get().status).toBe('guest')
  const shown = () => hook.result.current.shown
  expect(shown().map(({ name }) => name)).toEqual(['message'])

  await hook.act(() => shown()[0]?.onClose(true))
  expect(shown()).toMatchObject([{ name: 'login-register', props: { tab: 'login', account: 'ann' } }])
})
