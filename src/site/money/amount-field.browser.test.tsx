import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { AmountField } from './amount-field'

function Typed() {
  const [value, setValue] = useState('5,000,000')
  return <AmountField label="Amount" value={value} onChange={setValue} choices={[]} />
}

it('takes the place of what stood there when it is reached by keyboard, and groups what was typed', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <Typed />
    </FormStage>,
  )
  const field = page.getByRole('textbox', { name: 'Amount' })
  await userEvent.tab()
  await expect.element(field).toHaveValue('5000000')
  await userEvent.keyboard('1000')
  await expect.element(field).toHaveValue('1000')
  // The formatted amount is shown beside the label while typing.
  await expect.element(page.getByText('1,000')).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,000')
  await expect.element(page.getByText('1,000')).not.toBeInTheDocument()
})
