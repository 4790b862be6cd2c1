import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Edit, FieldSchema, Json } from '@/tools/studio/form-model'
import { SchemaForm } from './schema-form'

const color: FieldSchema = {
  type: 'object',
  properties: { colorSpace: { type: 'string' }, components: { type: 'array', items: { type: 'number' } } },
}
const schema: FieldSchema = { type: 'object', properties: { link: color, text: color } }
const red = { colorSpace: 'srgb', components: [1, 0, 0] }

async function open() {
  const edits = vi.fn<(edits: readonly Edit[]) => void>()
  const own: Json = { link: '{color.light.primary}', text: red }
  const layer = { file: 'acme/theme.json', code: 'acme', isOwn: true, value: own }
  await render(
    <SchemaForm
      schema={schema}
      value={{ link: red, text: red }}
      layers={[layer]}
      problems={[]}
      notes={{}}
      choices={{}}
      filter=""
      searched={{}}
      onEdit={edits}
      onText={() => undefined}
      onPlace={() => undefined}
    />,
  )
  return edits
}

it('shows the token that stands for a colour, and what it comes to', async () => {
  await open()
  await expect.element(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue('{color.light.primary}')
  await expect.element(page.getByLabelText('Link: pick a colour')).toHaveValue('#ff0000')
})

it('takes another token for a colour', async () => {
  const edits = await open()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('{color.light.accent}')
  await userEvent.tab()
  expect(edits).toHaveBeenLastCalledWith([{ kind: 'set', path: ['text'], value: '{color.light.accent}' }])
})

it('says that what is typed is no colour, as long as it is none', async () => {
  await open()
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await field.fill('orangeish')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('not a colour')).toBeVisible()
  await field.fill('orange')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
})
