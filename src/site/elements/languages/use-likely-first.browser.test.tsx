import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { useLikelyFirst } from './use-likely-first'

const settings = { brand: 'Stage', languages: {}, defaultLanguage: 'EN', texts: {}, locales: {} }
const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider settings={settings}>{children}</LanguageProvider>
)
const language = (code: string, locale: string) => ({ code, locale, label: code, isCurrent: false, isLoading: false })

it('puts the languages of the browser first, one that makes a new list of them at every look too', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockImplementation(() => ['vi-VN', 'fr'])
  onTestFinished(() => languages.mockRestore())
  const offered = [language('DE', 'de'), language('FR', 'fr'), language('EN', 'en'), language('VI', 'vi')]
  const { result } = await renderHook(() => useLikelyFirst(offered), { wrapper })
  expect(result.current.map(({ code }) => code)).toEqual(['EN', 'VI', 'FR', 'DE'])
})
