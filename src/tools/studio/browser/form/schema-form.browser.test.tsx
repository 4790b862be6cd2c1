import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  withValue,
  type Edit,
  type FieldProblem,
  type FieldSchema,
  type Json,
  type Layer,
} from '@/tools/studio/form-model'
import { SchemaForm } from './schema-form'

const schema: FieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', description: 'What it is called.', 'x-ref': 'textKey' },
    size: { type: 'integer', minimum: 1, default: 2 },
    tags: { type: 'array', items: { type: 'string' } },
    menu: {
      type: 'object',
      properties: {
        items: {
          type: 'object',
          propertyNames: { pattern: '^[a-z]+$' },
          additionalProperties: { type: 'object', required: ['label'], properties: { label: { type: 'string' } } },
        },
        order: { type: 'array', items: { type: 'string', 'x-ref': 'item' } },
      },
    },
    login: {
      type: 'object',
      propertyNames: { enum: ['username', 'password'] },
      additionalProperties: { type: 'string' },
    },
    action: {
      type: 'object',
      discriminator: { propertyName: 'kind' },
      oneOf: [
        {
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'page' }, to: { type: 'string' }, note: { type: 'string' } },
        },
        { type: 'object', required: ['kind'], properties: { kind: { const: 'mail' }, note: { type: 'string' } } },
      ],
    },
  },
}
const start = {
  title: 'nav.home',
  tags: ['one', 'two'],
  menu: {
    items: { home: { label: 'Home' }, help: { label: 'Help' }, spare: { label: 'Spare' } },
    order: ['home', 'help'],
  },
  login: { username: 'Name' },
  action: { kind: 'page', to: '/', note: 'kept' },
}
const layers: Layer[] = [
  { file: 'acme/menus.json', code: 'acme', isOwn: true, value: { title: 'nav.home' } },
  { file: 'base/menus.json', code: 'base', isOwn: false, value: { ...start, title: 'nav.start' } },
]

/** The form as the studio shows it: an edit is applied to the value at once. Returns spies for the form's callbacks. */
async function open(
  target = '',
  more: { problems?: FieldProblem[]; filter?: string; notes?: Record<string, string> } = {},
) {
  const edits = vi.fn<(edits: readonly Edit[]) => void>()
  const onText = vi.fn<(key: string) => void>()
  const place = { pointer: target }
  function Stage() {
    const [value, setValue] = useState<Json>(start)
    const handleEdit = (made: readonly Edit[]) => {
      edits(made)
      setValue((before) =>
        made.reduce<Json>((at, each) => withValue(at, each.path, each.kind === 'set' ? each.value : undefined), before),
      )
    }
    return (
      <SchemaForm
        schema={schema}
        value={value}
        layers={layers}
        problems={more.problems ?? []}
        notes={more.notes ?? {}}
        choices={{ textKey: [{ value: 'nav.home', note: 'Home' }] }}
        filter={more.filter ?? ''}
        searched={start}
        target={place}
        onEdit={handleEdit}
        onText={onText}
        onPlace={() => undefined}
      />
    )
  }
  await render(<Stage />)
  return { edits, onText, last: () => edits.mock.lastCall?.[0] }
}

const button = (entry: string, name: string) =>
  page.getByRole('group', { name: entry, exact: true }).getByRole('button', { name, exact: true })
const order = () =>
  page
    .getByRole('button', { name: 'Hide' })
    .elements()
    .map((each) => each.closest('[role=group]')?.getAttribute('aria-label'))

it('gives what was typed on as an edit of its place, once the field is left', async () => {
  const { last } = await open()
  await page.getByRole('combobox', { name: 'Title' }).fill('nav.help')
  await userEvent.tab()
  expect(last()).toEqual([{ kind: 'set', path: ['title'], value: 'nav.help' }])
})

it('says who wrote a value, and gives an own one up for the inherited one', async () => {
  const { last } = await open()
  await expect.element(page.getByText('set here').first()).toBeVisible()
  await page.getByRole('button', { name: 'Reset Title' }).click()
  expect(last()).toEqual([{ kind: 'reset', path: ['title'] }])
})

it('shows what a text key says, and leads to where it is written', async () => {
  const { onText } = await open()
  await expect.element(page.getByText('“Home”')).toBeVisible()
  await page.getByRole('button', { name: 'Edit the text' }).click()
  expect(onText).toHaveBeenCalledWith('nav.home')
})

it('shows the note of a text in place of what is said of all texts', async () => {
  await open('', { notes: { title: 'The head of the page. At most 24 characters.' } })
  await expect.element(page.getByText('The head of the page. At most 24 characters.')).toBeVisible()
  await expect.element(page.getByText('What it is called.')).not.toBeInTheDocument()
})

it('says what is wrong at the field and writes what was meant', async () => {
  const problem = { severity: 'error', code: 'text-missing', message: 'no text', pointer: '/title' } as const
  const { last } = await open('', { problems: [{ ...problem, suggestions: ['nav.start'] }] })
  await expect.element(page.getByRole('combobox', { name: 'Title' })).toHaveAccessibleDescription(/no text/)
  await page.getByRole('button', { name: 'Use “nav.start”' }).click()
  expect(last()).toEqual([{ kind: 'set', path: ['title'], value: 'nav.start' }])
})

it('unfolds a place that is asked for and gives it the keyboard', async () => {
  await open('/menu/items/help/label')
  await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveFocus()
})

it('keeps the keyboard on the entry that is moved, and says where it stands', async () => {
  const { last } = await open('/menu')
  await button('help', 'Move up').click()
  expect(last()).toEqual([{ kind: 'set', path: ['menu', 'order'], value: ['help', 'home'] }])
  expect(order()).toEqual(['help', 'home'])
  // It is first now, so the focus moves to the button that moves it back.
  await expect.element(button('help', 'Move down')).toHaveFocus()
  await expect.element(page.getByText('help is number 1 of 2')).toBeInTheDocument()

  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['home', 'help'])
  await expect.element(button('help', 'Move up')).toHaveFocus()
})

it('keeps the keyboard on an entry that is hidden, shown and renamed, and near one that is removed', async () => {
  const { last } = await open('/menu')
  await button('home', 'Hide').click()
  await expect.element(button('home', 'Show')).toHaveFocus()
  await button('home', 'Show').click()
  await expect.element(button('home', 'Hide')).toHaveFocus()
  expect(order()).toEqual(['help', 'home'])

  await button('home', 'Rename').click()
  await page.getByRole('textbox', { name: 'New name of home' }).fill('start')
  await userEvent.keyboard('{Enter}')
  expect(last()?.map(({ kind, path }) => [kind, path.join('/')])).toEqual([
    ['set', 'menu/items/start'],
    ['remove', 'menu/items/home'],
    ['set', 'menu/order'],
  ])
  await expect.element(button('start', 'Rename')).toHaveFocus()

  await button('start', 'Remove').click()
  expect(order()).toEqual(['help'])
  await expect.element(button('spare', 'Rename')).toHaveFocus()
})

it('adds an entry of a name that the map takes, and puts it in order', async () => {
  const { last } = await open('/menu')
  const name = page.getByRole('textbox', { name: 'Name of a new entry' })
  await name.fill('HELP')
  await expect.element(page.getByText('A name looks like ^[a-z]+$')).toBeVisible()
  await name.fill('about')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  expect(last()).toEqual([
    { kind: 'set', path: ['menu', 'items', 'about'], value: { label: '' } },
    { kind: 'set', path: ['menu', 'order'], value: ['home', 'help', 'about'] },
  ])
})

it('says which names a map takes that takes no others', async () => {
  await open('/login')
  await page.getByRole('textbox', { name: 'Name of a new entry' }).fill('email')
  await expect.element(page.getByText('There is only username, password.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
})

it('writes a list as a whole and keeps the keyboard on the item that is moved', async () => {
  const { last } = await open('/tags')
  await button('Item 1', 'Move down').click()
  expect(last()).toEqual([{ kind: 'set', path: ['tags'], value: ['two', 'one'] }])
  await expect.element(button('Item 2', 'Move up')).toHaveFocus()
  await page.getByRole('textbox', { name: '1', exact: true }).fill('three')
  await userEvent.tab()
  expect(last()).toEqual([{ kind: 'set', path: ['tags'], value: ['three', 'one'] }])
})

it('writes a key of a union at its place', async () => {
  const { last } = await open('/action/to')
  await expect.element(page.getByRole('textbox', { name: 'To', exact: true })).toHaveFocus()
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/help')
  await userEvent.tab()
  expect(last()).toEqual([{ kind: 'set', path: ['action', 'to'], value: '/help' }])
})

it('keeps what two kinds share when the kind is changed', async () => {
  const { last } = await open('/action')
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('mail')
  expect(last()).toEqual([{ kind: 'set', path: ['action'], value: { kind: 'mail', note: 'kept' } }])
})

it('shows only fields with the words that are looked for', async () => {
  await open('', { filter: 'spare' })
  await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Spare')
  await expect.element(page.getByRole('combobox', { name: 'Title' })).not.toBeInTheDocument()
})
