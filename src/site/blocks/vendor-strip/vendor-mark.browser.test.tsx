import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '@/site/i18n/language'
import { VendorMark } from './vendor-mark'

const settings = {
  brand: 'Brand',
  languages: { EN: { locale: 'en', label: 'English' } },
  order: ['EN'],
  defaultLanguage: 'EN',
  texts: { 'category.ELOTT': 'Lottery', 'category.LOTT': 'Lottery', 'category.RNG': 'Slots' },
  locales: {},
}

const vendor = { code: 'SEA', name: 'Seaside', icon: undefined, categories: ['RNG', 'ELOTT', 'LOTT'] } as const

it('says a kind of games once, where two kinds are called the same', async () => {
  await render(
    <LanguageProvider settings={settings}>
      <VendorMark vendor={vendor} among={['SEA']} withCategories />
    </LanguageProvider>,
  )
  await expect.element(page.getByText('Slots · Lottery', { exact: true })).toBeVisible()
})

it('keeps a name within a column that is narrower than the emblem and the name', async () => {
  await render(
    <LanguageProvider settings={settings}>
      <div data-testid="column" style={{ inlineSize: 90, fontSize: 40 }}>
        <VendorMark vendor={vendor} among={['SEA']} withCategories={false} />
      </div>
    </LanguageProvider>,
  )
  const column = page.getByTestId('column').element()
  expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth)
})
