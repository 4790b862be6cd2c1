import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Locale } from '@/contract/generated/merchant-types'
import { LanguageProvider } from '@/site/i18n/language'
import { RegisterSuccess } from './register-success'

const files = import.meta.glob<Locale>('/merchants/base/locales/*.json', { eager: true, import: 'default' })
const languages = { EN: { locale: 'en', label: 'English' }, VI: { locale: 'vi-VN', label: 'Tiếng Việt' } }

const open = (language: keyof typeof languages, way: 'username' | 'mobile') => {
  const texts = files[`/merchants/base/locales/${language}.json`] ?? {}
  const settings = { brand: 'Stage', languages, order: ['EN', 'VI'], defaultLanguage: language, texts, locales: {} }
  return render(
    <LanguageProvider settings={settings}>
      <RegisterSuccess account="player1" way={way} onClose={vi.fn()} />
    </LanguageProvider>,
  )
}

it.each([
  ['EN', 'Registered successfully', /created automatically .+ sign in with this account or with your mobile number/],
  ['VI', 'Đăng ký thành công', /được tạo tự động .+ đăng nhập bằng tài khoản này hoặc số điện thoại/],
] as const)('says in %s that the account is there, and how to sign in later', async (language, title, tip) => {
  localStorage.clear()
  await open(language, 'mobile')
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog).toHaveAccessibleDescription(tip)
  await expect.element(dialog).toHaveTextContent('player1')
})

it('says nothing of a number to who registered with a name, and goes on', async () => {
  localStorage.clear()
  await open('EN', 'username')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveAccessibleDescription(/sign in with this account and your password/)
  await expect.element(dialog.getByRole('button', { name: 'Start playing' })).toBeVisible()
})
