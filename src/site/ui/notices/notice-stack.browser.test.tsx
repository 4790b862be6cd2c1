import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { Dialog } from '@/site/ui/modals/dialog'
import { NoticeStack } from './notice-stack'
import { Sheet } from '@/site/ui/modals/sheet'
import { closeToast, showToast, toasts } from './toast'
import { Toasts } from './toasts'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { 'dialog.close': 'Close' },
  locales: {},
  languageBases: {},
}

beforeEach(() => () => toasts.get().forEach(({ id }) => closeToast(id)))

it.each([
  [Dialog, 100],
  [Dialog, 2000],
  [Sheet, 100],
  [Sheet, 2000],
])('a word leaves the last button of %o with %i pixels of text free on a phone', async (Modal, length) => {
  await page.viewport(360, 640)
  await render(
    <LanguageProvider settings={settings}>
      <Modal title="Terms" onClose={() => {}}>
        <div style={{ blockSize: length }} />
        <button type="button">Agree</button>
      </Modal>
      <NoticeStack standing={null}>
        <Toasts />
      </NoticeStack>
    </LanguageProvider>,
  )
  showToast('Copied.')
  const word = page.getByText('Copied.')
  await expect.element(word).toBeVisible()
  const agree = page.getByRole('button', { name: 'Agree' })
  // Waits until the sheet has slid in.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  agree.element().scrollIntoView({ block: 'end' })
  const [said, button] = [word.element().getBoundingClientRect(), agree.element().getBoundingClientRect()]
  expect(word.element().closest('dialog')).not.toBeNull()
  expect(Math.floor(button.bottom)).toBeLessThanOrEqual(640)
  expect(said.bottom < button.top || said.top > button.bottom).toBe(true)
})
