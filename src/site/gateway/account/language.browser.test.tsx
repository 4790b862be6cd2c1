import type { ReactNode } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LanguageProvider, useLanguage } from '@/site/i18n/language'
import { hasStoredOtherLanguage } from '@/site/i18n/stored-language'
import { sessionStore } from '@/site/session/session-store'
import type { Gateway } from '@/site/gateway/gateway'
import { GatewayProvider } from '@/site/gateway/gateway-context'
import { useLanguageOfAccount } from './language'
import { useUpdateLanguage } from './update-language'

const languages = {
  EN: { locale: 'en', label: 'English' },
  VI: { locale: 'vi-VN', label: 'Tiếng Việt' },
  FR: { locale: 'fr', label: 'Français' },
}
const settings = { brand: 'Stage', languages, defaultLanguage: 'EN', texts: {}, locales: {} }

beforeEach(() => localStorage.clear())

/** A page of the site where the player can choose a language and sign in. */
async function openPage() {
  const startsIn = hasStoredOtherLanguage('EN') ? { language: 'FR', locale: 'fr' } : undefined
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider settings={{ ...settings, startsIn }}>{children}</LanguageProvider>
  )
  const hook = await renderHook(() => ({ ...useLanguage(), showLanguageOf: useLanguageOfAccount() }), { wrapper })
  return {
    signIn: (language: string | null) => hook.act(() => hook.result.current.showLanguageOf({ language })),
    choose: (language: string) => hook.act(() => hook.result.current.setLanguage(language).then(() => undefined)),
    language: () => [hook.result.current.language, localStorage.getItem('hisLang')],
  }
}

it('takes the language of the account at its sign-in, and keeps it in this browser', async () => {
  const { signIn, language } = await openPage()
  expect(language()).toEqual(['EN', 'EN'])
  await signIn('VI')
  expect(language()).toEqual(['VI', 'VI'])
})

it('keeps a language that was chosen in this browser before', async () => {
  localStorage.setItem('hisLang', 'FR')
  const { signIn, language } = await openPage()
  await signIn('VI')
  expect(language()).toEqual(['FR', 'FR'])
})

it('takes the language of the account where the stored one is the browser’s, which nobody chose', async () => {
  localStorage.setItem('hisLang', 'FR')
  localStorage.setItem('hisLangFollowed', 'FR')
  const { signIn, language } = await openPage()
  expect(language()).toEqual(['FR', 'FR'])
  await signIn('VI')
  expect(language()).toEqual(['VI', 'VI'])
  expect(localStorage.getItem('hisLangFollowed')).toBe('')
})

it('keeps a language that was chosen on this page, even the default one', async () => {
  const { choose, signIn, language } = await openPage()
  await choose('FR')
  await choose('EN')
  await signIn('VI')
  expect(language()).toEqual(['EN', 'EN'])
})

it('keeps the default language where somebody chose it at an earlier visit, or came to its address', async () => {
  localStorage.setItem('hisLang', 'EN')
  localStorage.setItem('hisLangFollowed', '')
  const { signIn, language } = await openPage()
  await signIn('VI')
  expect(language()).toEqual(['EN', 'EN'])
})

it.each([null, 'XX', ''])('stays as it is where the account has none that the site offers: %s', async (none) => {
  const { signIn, language } = await openPage()
  await signIn(none)
  expect(language()).toEqual(['EN', 'EN'])
})

it('is told to the account of who is there by the time of a press, where the list was drawn for a guest', async () => {
  const send = vi.fn(() => Promise.resolve({}))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GatewayProvider gateway={{ send } as Gateway}>{children}</GatewayProvider>
  )
  sessionStore.start('brand', { agent: [], trial: [] })
  onTestFinished(() => sessionStore.close())
  const hook = await renderHook(() => useUpdateLanguage(), { wrapper })
  const drawnForGuest = hook.result.current
  drawnForGuest('VI')
  expect(send).not.toHaveBeenCalled()
  await hook.act(() => sessionStore.open('t', { account: 'a', customerId: '1', accountType: 0 }))
  drawnForGuest('VI')
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'updateLanguage' }), { language: 'VI' })
})
