import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/forms/form-stage'
import { Amount } from './amount'
import { Fact, Facts } from './fact'

const root = document.documentElement
beforeEach(() => void (root.style.fontSize = '200%'))
afterEach(() => void (root.style.fontSize = ''))

it('keeps a trillion on its line of a phone, with text of twice the size', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <div style={{ inlineSize: 288, containerType: 'inline-size', fontSize: '1rem' }} data-testid="phone">
        <Facts>
          <Fact name="Main wallet">
            <Amount amount={1_200_012_640_000.01} />
          </Fact>
          <Fact name="Held">
            <Amount amount={500} />
          </Fact>
        </Facts>
      </div>
    </FormStage>,
  )
  const { right } = page.getByTestId('phone').element().getBoundingClientRect()
  await expect
    .poll(() => page.getByText('1,200,012').element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(right)
  // What fits grows with the text.
  expect(getComputedStyle(page.getByText('500.00').element()).fontSize).toBe('32px')
})
