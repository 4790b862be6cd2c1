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

async function shown() {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <Typed />
    </FormStage>,
  )
  return page.getByRole('textbox', { name: 'Amount' })
}

it('takes the place of what stood there when it is reached by keyboard, and groups what was typed', async () => {
  const field = await shown()
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

it.each([
  ['before it is focused', ['select', 'focus']],
  ['after it is focused', ['focus', 'select']],
] as const)('lets the next key replace an amount that a program selects %s', async (_, acts) => {
  const field = await shown()
  const input = field.element() as HTMLInputElement
  acts.forEach((act) => input[act]())
  await userEvent.keyboard('1')
  await expect.element(field).toHaveValue('1')
})

it('keeps an amount and its selection while another window is looked at', async () => {
  const field = await shown()
  await userEvent.tab()
  for (const event of ['focusout', 'focusin']) field.element().dispatchEvent(new FocusEvent(event, { bubbles: true }))
  await userEvent.keyboard('1')
  await expect.element(field).toHaveValue('1')
})

it.each([
  ['EN', 'en', '100k', '100,000', { 'amount.thousand': 'k, thousand' }],
  ['TY', 'fil-PH', '50 libo', '50,000', { 'amount.thousand': 'k, libo' }],
  ['VI', 'vi', '1tr5', '1.500.000', { 'amount.million': 'tr…, triệu…' }],
  ['VI', 'vi', 'hai triệu', '2.000.000', { 'amount.million': 'tr…, triệu…', 'amount.number': 'hai=2' }],
  ['FR', 'fr', 'mille', '1\u202f000', { 'amount.whole': 'mille=1000' }],
])(
  'says in %s what a word makes of the digits, before it is sent and in its place',
  async (_, locale, keys, shown, texts) => {
    const languages = { items: { EN: { locale, label: '' } }, order: ['EN'] }
    await render(
      <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} site={{ currency: { code: 'VND' }, languages }}>
        <Typed />
      </FormStage>,
    )
    const field = page.getByRole('textbox', { name: 'Amount' })
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
    await userEvent.tab()
    await expect.element(field).toHaveValue(shown)
  },
)

it('makes nothing of letters that it does not know', async () => {
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ currency: { code: 'VND' } }}>
      <Typed />
    </FormStage>,
  )
  await userEvent.tab()
  await userEvent.keyboard('100x')
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100x')
  await expect.element(page.getByText('100', { exact: true })).not.toBeInTheDocument()
})
