import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table } from './term-table-looks'

it('has each figure at the end of its line, where its name leaves no room beside it too', async () => {
  const figures = ['8%', '-V12,836,350.00']
  await render(
    <div style={{ inlineSize: 240, containerType: 'inline-size', fontSize: 16 }}>
      <Table>
        <tbody>
          <tr>
            {figures.map((figure) => (
              <td key={figure} data-column="Profit and loss of the team">
                <bdi>{figure}</bdi>
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </div>,
  )
  const ends = figures.map((figure) => page.getByText(figure).element().getBoundingClientRect().right)
  expect(ends[1]).toBeCloseTo(ends[0] ?? 0, 0)
})
