import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { GameShelf } from './game-shelf'

const columns = { phone: 2, tablet: 3, desktop: 4, wide: 4 }
const titles = ['Koi', 'Lantern', 'Orchard', 'Thunder', 'Tides', 'Bells']

function Shelf({ count = titles.length, dir = 'ltr' }: { count?: number; dir?: string }) {
  return (
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
      <button>before</button>
      <h2 id="hot">Hot</h2>
      <div dir={dir}>
        <GameShelf labelledBy="hot" name="Hot" columns={columns}>
          {titles.slice(0, count).map((title) => (
            <li key={title}>
              <button>{title}</button>
              <button>Star of {title}</button>
            </li>
          ))}
        </GameShelf>
      </div>
      <button>behind</button>
    </FormStage>
  )
}

const focused = () => document.activeElement?.textContent
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))

it('is one stop of Tab, and arrows lead along it and to the stars', async () => {
  const { rerender } = await render(<Shelf />)
  ;(page.getByRole('button', { name: 'before' }).element() as HTMLElement).focus()
  await press('Tab')
  expect(focused()).toBe('Koi')
  await press('ArrowRight', 'ArrowRight')
  expect(focused()).toBe('Orchard')
  await press('ArrowDown')
  expect(focused()).toBe('Star of Orchard')
  await press('ArrowRight')
  expect(focused()).toBe('Star of Thunder')
  await press('ArrowUp', 'End', 'ArrowRight')
  expect(focused()).toBe('Bells')
  await press('Tab')
  expect(focused()).toBe('behind')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Bells')
  await press('Home')
  expect(focused()).toBe('Koi')

  // The item that had the focus last is gone: Tab still reaches the row.
  await press('End', 'Tab')
  await rerender(<Shelf count={2} />)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Lantern')
})

it('leads the other way where the page is read from right to left', async () => {
  await render(<Shelf dir="rtl" />)
  ;(page.getByRole('button', { name: 'before' }).element() as HTMLElement).focus()
  await press('Tab', 'ArrowLeft')
  expect(focused()).toBe('Lantern')
  await press('ArrowRight')
  expect(focused()).toBe('Koi')
})
