import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { VendorMark } from './vendor-mark'

const texts = { 'category.ELOTT': 'Lottery', 'category.LOTT': 'Lottery', 'category.RNG': 'Slots' }
const fields = { forms: {}, patterns: {} }

const vendor = { code: 'SEA', name: 'Seaside', icon: undefined, categories: ['RNG', 'ELOTT', 'LOTT'] } as const

it('says a kind of games once, where two kinds are called the same', async () => {
  await render(
    <FormStage fields={fields} texts={texts}>
      <VendorMark vendor={vendor} among={['SEA']} withCategories />
    </FormStage>,
  )
  await expect.element(page.getByText('Slots · Lottery', { exact: true })).toBeVisible()
})

it('keeps a name within a column that is narrower than the emblem and the name', async () => {
  await render(
    <FormStage fields={fields} texts={texts}>
      <div data-testid="column" style={{ inlineSize: 90, fontSize: 40 }}>
        <VendorMark vendor={vendor} among={['SEA']} withCategories={false} />
      </div>
    </FormStage>,
  )
  const column = page.getByTestId('column').element()
  expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth)
})
