import { useState, useSyncExternalStore } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hold } from './prerendered-inputs'
import { Select } from './select'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

it('shows a long choice whole on a phone, with text of twice the size too', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  const label = 'Đăng nhập gần nhất trước'
  await render(<Select label="Order" options={[{ value: '', label }]} value="" onSelect={() => {}} />)
  const select = page.getByRole('combobox').element()
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = font
  // An arrow of 20 px stands at its end.
  const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - 20
  expect(pen.measureText(label).width).toBeLessThanOrEqual(room)
})

const orders = [
  { value: 'new', label: 'Newest first' },
  { value: 'hot', label: 'Popular' },
  { value: 'name', label: 'By name' },
]

/** An order that is kept in the tab, as a page that was drawn in advance cannot know. */
function Order({ kept }: { kept: string }) {
  const before = useSyncExternalStore(
    () => () => {},
    () => kept,
    () => 'new',
  )
  const [chosen, setChosen] = useState<string>()
  const order = chosen ?? before
  return (
    <>
      <Select label="Order" options={orders} value={order} onSelect={setChosen} />
      <output>{order}</output>
    </>
  )
}

describe('on a page that was drawn in advance', () => {
  /** Draws the page, lets `act` do what a player does before it is hydrated, and hydrates it. */
  function hydrated(kept: string, act: (select: HTMLSelectElement) => void): HTMLElement {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Order kept={kept} />)
    document.body.append(place)
    act(place.querySelector('select')!)
    const root: Root = hydrateRoot(place, <Order kept={kept} />)
    onTestFinished(() => {
      root.unmount()
      place.remove()
    })
    return place
  }

  const shown = (place: HTMLElement) => [
    place.querySelector('select')?.value,
    place.querySelector('output')?.textContent,
  ]

  it('takes what was chosen before it was hydrated, before what is kept too', async () => {
    for (const kept of ['new', 'name']) {
      const place = hydrated(kept, (select) => (select.value = 'hot'))
      await vi.waitFor(() => expect(shown(place)).toEqual(['hot', 'hot']))
    }
  })

  it('takes what was chosen of a page that another one replaces, once', async () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<Order kept="name" />)
    void hold(place)
    place.querySelector('select')!.value = 'hot'
    const { container, rerender } = await render(<Order kept="name" />)
    await vi.waitFor(() => expect(shown(container)).toEqual(['hot', 'hot']))
    await rerender(<Order key="another" kept="name" />)
    expect(shown(container)).toEqual(['name', 'name'])
  })

  it('shows what is kept where nobody chose', async () => {
    const place = hydrated('name', () => {})
    await vi.waitFor(() => expect(shown(place)).toEqual(['name', 'name']))
  })
})
