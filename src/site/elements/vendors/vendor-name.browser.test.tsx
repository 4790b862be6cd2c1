import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { VendorEmblem } from './vendor-emblem'
import { useVendorName } from './vendor-name'

const codes = ['BTI', 'TCG_NEW', 'AG', 'PT', 'INHOUSE']

function Names() {
  const vendorName = useVendorName()
  return codes.map((code) => (
    <li key={code}>
      {vendorName(code)} <VendorEmblem code={code} among={codes} />
    </li>
  ))
}

async function shown(...order: string[]) {
  const items = Object.fromEntries(order.map((name) => [name, { locale: 'en', label: name }]))
  const vendor = (name: string) => ({ name, categories: [] })
  const vendors = { items: { BTI: vendor('BTI'), PT: vendor('Playtech') }, order: codes, lanes: {} }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}} site={{ languages: { items, order } }} vendors={vendors}>
      <Names />
    </FormStage>,
  )
  const entries = page.getByRole('listitem').elements()
  return entries.map((entry) => `${entry.textContent.trim()}${entry.querySelector('svg') === null ? ' blank' : ''}`)
}

it('calls vendors as the brand does, else by their codes', async () => {
  expect(await shown('EN', 'VI')).toEqual(['BTI', 'TCG_NEW', 'AG', 'Playtech', 'Stage'])
})

it('shows 123BET for BTI and leaves codes of TCG blank where TY is offered (2 §9)', async () => {
  expect(await shown('EN', 'TY')).toEqual(['123BET', 'Stage blank', 'AG', 'Playtech', 'Stage'])
})
