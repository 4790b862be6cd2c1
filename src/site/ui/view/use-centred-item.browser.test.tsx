import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCentredItem } from './use-centred-item'

const kinds = ['slots', 'live', 'fish', 'sports', 'esports', 'lottery', 'rooms', 'cockfight']

function Row({ current }: { current: string | undefined }) {
  const list = useCentredItem<HTMLUListElement>('[aria-current]', current)
  return (
    <ul ref={list} style={{ display: 'flex', inlineSize: 300, overflowX: 'auto', padding: 0 }}>
      {kinds.map((kind) => (
        <li key={kind} style={{ flex: '0 0 120px', listStyle: 'none' }} aria-current={kind === current || undefined}>
          {kind}
        </li>
      ))}
    </ul>
  )
}

const left = (kind: string) => page.getByText(kind, { exact: true }).element().getBoundingClientRect().left
const start = () => page.getByRole('list').element().getBoundingClientRect().left

it('brings the entry of the page that is shown into the middle of its row, and the next one after it', async () => {
  const { rerender } = await render(<Row current="esports" />)
  expect(left('esports') - start()).toBeCloseTo(90, 0)
  await rerender(<Row current="cockfight" />)
  expect(left('cockfight') - start()).toBeCloseTo(180, 0)
  await rerender(<Row current="slots" />)
  expect(left('slots') - start()).toBeCloseTo(0, 0)
})

it('leaves the row as it is where no entry leads to the page', async () => {
  await render(<Row current={undefined} />)
  expect(left('slots') - start()).toBeCloseTo(0, 0)
})
