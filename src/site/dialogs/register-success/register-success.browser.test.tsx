import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Fields, Locale } from '@/contract/generated/merchant-types'
import { FormStage } from '@/site/forms/testing/form-stage'
import { RegisterSuccess } from './register-success'

const files = import.meta.glob<Locale>('/merchants/base/locales/*.json', { eager: true, import: 'default' })
const open = (language: 'EN' | 'VI', way: 'username' | 'mobile') =>
  render(
    <FormStage
      fields={{ items: {} } as unknown as Fields}
      texts={(files[`/merchants/base/locales/${language}.json`] ?? {}) as Readonly<Record<string, string>>}
    >
      <RegisterSuccess account="player1" way={way} onClose={vi.fn()} />
    </FormStage>,
  )

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
