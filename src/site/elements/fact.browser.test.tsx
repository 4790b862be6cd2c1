import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { Amount } from './amount'
import { Fact, Facts } from './fact'

const root = document.documentElement
afterEach(() => void (root.style.fontSize = ''))

const show = (width: number) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <div style={{ inlineSize: width, containerType: 'inline-size', fontSize: '1rem' }} data-testid="phone">
        <Facts>
          <Fact name="In your main wallet">
            <Amount amount={1_200_012_640_000.01} />
          </Fact>
          <Fact name="Held">
            <Amount amount={500} />
          </Fact>
        </Facts>
      </div>
    </FormStage>,
  )

it('keeps a trillion beside its name on the narrowest phone', async () => {
  await show(264)
  const phone = page.getByTestId('phone').element().getBoundingClientRect()
  const amount = page.getByText('1,200,012').element().getBoundingClientRect()
  const name = page.getByText('In your main wallet').element().getBoundingClientRect()
  expect(amount.right).toBeLessThanOrEqual(phone.right)
  expect(amount.left).toBeGreaterThan(name.right)
})

it('keeps a trillion on its line of a phone, with text of twice the size', async () => {
  root.style.fontSize = '200%'
  await show(288)
  const { right } = page.getByTestId('phone').element().getBoundingClientRect()
  await expect
    .poll(() => page.getByText('1,200,012').element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(right)
  // An amount that fits scales with the text size.
  expect(getComputedStyle(page.getByText('500.00').element()).fontSize).toBe('32px')
})
