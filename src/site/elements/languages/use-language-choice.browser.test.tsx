import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { BootData } from '@/contract/site-data/boot-data'
import { useLanguageOfAccount } from '@/site/gateway/account/language'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { LanguageProvider, useLanguage } from '@/site/i18n/language'
import { storedLanguage } from '@/site/i18n/stored-language'
import { SiteProvider } from '@/site/merchant/site-context'
import { sessionStore } from '@/site/session/session-store'
import { useLanguageChoice } from './use-language-choice'

const items = {
  EN: { locale: 'en', label: 'English' },
  FR: { locale: 'fr', label: 'Français' },
  VI: { locale: 'vi-VN', label: 'Tiếng Việt' },
}
const settings = { brand: 'Stage', languages: items, defaultLanguage: 'EN', texts: {}, locales: {} }
const boot = { site: { languages: { items, order: ['EN', 'FR', 'VI'] } }, icons: {} } as unknown as BootData
const send = vi.fn(() => Promise.resolve({}))

beforeEach(() => {
  localStorage.clear()
  storedLanguage(Object.keys(items), 'EN')
  send.mockClear()
  return () => sessionStore.close()
})

/** A signed-in player's page. `arrive[n]` lets what the nth change of language waits for arrive. */
async function openPage() {
  sessionStore.start('brand', { agent: [], trial: [] })
  sessionStore.open('t', { account: 'a', customerId: '1', accountType: 0 })
  const arrive: (() => void)[] = []
  const loadLanguages = () =>
    new Promise<{ languages: typeof items; locales: object }>((resolve) => {
      arrive.push(() => resolve({ languages: items, locales: {} }))
    }) as never
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider value={boot}>
      <GatewayProvider gateway={{ send } as Gateway}>
        <LanguageProvider settings={{ ...settings, loadLanguages }}>{children}</LanguageProvider>
      </GatewayProvider>
    </SiteProvider>
  )
  const use = () => ({ ...useLanguageChoice(), language: useLanguage().language, accountHas: useLanguageOfAccount() })
  return { ...(await renderHook(use, { wrapper })), arrive }
}

it('stays chosen when the language of the account arrives while its texts are still loading', async () => {
  const { result, act, arrive } = await openPage()
  let chosen: Promise<boolean> | undefined
  await act(() => void (chosen = result.current.choose('VI')))
  await act(() => result.current.accountHas({ language: 'FR' }))
  expect(arrive).toHaveLength(1)
  await act(async () => {
    arrive[0]?.()
    await chosen
  })
  expect(result.current.language).toBe('VI')
  expect(send.mock.calls).toEqual([[expect.objectContaining({ name: 'updateLanguage' }), { language: 'VI' }]])
})

it('is told to the account once, as the last press has it, whichever texts arrive first', async () => {
  const { result, act, arrive } = await openPage()
  let both: Promise<unknown> | undefined
  await act(() => void (both = Promise.all([result.current.choose('VI'), result.current.choose('FR')])))
  await act(async () => {
    arrive[1]?.()
    arrive[0]?.()
    await both
  })
  expect(send.mock.calls).toEqual([[expect.objectContaining({ name: 'updateLanguage' }), { language: 'FR' }]])
})
