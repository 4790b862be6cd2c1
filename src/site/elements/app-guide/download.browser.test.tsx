import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { Download } from './download'

const texts = {
  'app-guide.ANDROID_APP': 'Android app',
  'app-guide.scan': 'Code of {{name}}',
  'app-guide.get': 'Get it',
  'app-guide.getNamed': 'Get {{name}}',
  'app-guide.none': 'Nothing yet',
}
const site = { allowedHosts: ['download.example'] }

const open = (url: string, qrCodeUrl: string | null, more: Partial<typeof texts> = {}) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ ...texts, ...more }} site={site}>
      <Download resource={{ resourceType: 'ANDROID_APP', url, qrCodeUrl, labelNameEn: 'Android' }} />
    </FormStage>,
  )

const code = page.getByRole('img', { name: 'Code of Android app' })

it.each([null, '/code.png'])('has a code of 100 pixels, drawn here or by the server: %s', async (qrCodeUrl) => {
  await open('https://download.example/app.apk', qrCodeUrl)
  await expect.element(code).toHaveAttribute('width', '100')
  await expect.element(code).toHaveAttribute('height', '100')
  await expect
    .element(page.getByRole('link', { name: 'Get Android app' }))
    .toHaveAttribute('href', 'https://download.example/app.apk')
})

it('leads to no address that is not allowed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await open('https://evil.example/app.apk', null)
  await expect.element(page.getByText('Nothing yet')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

it('keeps the word of its link whole where it is wider than the code', async () => {
  await open('https://download.example/app.apk', null, { 'app-guide.get': 'Download-Verzeichnis' })
  const words = document.createRange()
  words.selectNodeContents(page.getByRole('link', { name: 'Get Android app' }).element())
  // A box a line.
  expect(words.getClientRects()).toHaveLength(1)
})
