import { afterEach, expect, it } from 'vitest'
import { forgetName, rememberedName, rememberName } from './remembered-name'

afterEach(forgetName)

it('is empty until a name is remembered', () => {
  expect(rememberedName()).toBe('')
  rememberName('Minh; Ánh=1')
  expect(rememberedName()).toBe('Minh; Ánh=1')
})

it('lasts for one day, and for this site alone', async () => {
  rememberName('ann')
  const cookie: (CookieListItem & { readonly expires?: number }) | null = await cookieStore.get('remembered-name')
  // 1 §9: the cookie of "remember me" lasts one day. The browser counts parts of milliseconds, on a
  // clock that is another one than the page's: they agree to the minute.
  const left = (cookie?.expires ?? 0) - Date.now()
  expect(Math.round(left / 60_000)).toBe(24 * 60)
  expect(cookie).toMatchObject({ path: '/', sameSite: 'lax' })
})

it('is gone when it is forgotten, and empty when the cookie is no text', () => {
  rememberName('ann')
  forgetName()
  expect(document.cookie).not.toContain('remembered-name')
  document.cookie = 'remembered-name=%E0%A4%A; Path=/'
  expect(rememberedName()).toBe('')
})
