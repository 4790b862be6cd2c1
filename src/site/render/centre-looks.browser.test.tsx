import type { CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Heads, Table } from '@/site/records/record-table-looks'
import { plainForm } from '@/site/forms/testing/form-stage'
import { CentrePanel } from './centre-looks'

/** The spacing token that the layout takes from a brand's theme. */
const theme = { '--space-1': '6px' } as CSSProperties

it('keeps the head of a long table at its top edge, and no line is seen above it', async () => {
  await page.viewport(1440, 900)
  await render(
    <CentrePanel $form={plainForm} role="region" aria-label="Panel" style={{ ...theme, blockSize: '200px' }}>
      <Table $columns={2}>
        <Heads $columns={2}>
          <tr>
            <th>Account</th>
          </tr>
        </Heads>
        <tbody>
          <tr>
            <td style={{ blockSize: '2000px' }} />
          </tr>
        </tbody>
      </Table>
    </CentrePanel>,
  )
  const panel = page.getByRole('region').element()
  const head = page.getByText('Account').element()
  const distance = () => head.getBoundingClientRect().top - panel.getBoundingClientRect().top
  expect(distance()).toBeGreaterThan(0)
  panel.scrollTop = 500
  expect(distance()).toBe(0)
})
