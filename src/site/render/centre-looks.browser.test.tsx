import type { CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Heads, Table } from '@/site/records/record-table-looks'
import { plainForm } from '@/site/forms/testing/form-stage'
import { useModal } from '@/site/ui/modals/use-modal'
import { NoticePill } from '@/site/ui/notices/notice-pill'
import { NoticeStack } from '@/site/ui/notices/notice-stack'
import { CentreFrame, CentrePanel, CentreTitle } from './centre-looks'
import { CentreMenu } from './centre-menu'

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

it('gives a notice that stays its own room on a phone, and takes the room back', async () => {
  await page.viewport(360, 740)
  function Centre({ notice }: { notice?: string }) {
    return (
      <CentreFrame ref={useModal({ onClose: () => {}, closesOutside: false })} $form={plainForm} style={theme}>
        <CentreTitle $isMenuOpen={false}>Wallet</CentreTitle>
        <CentrePanel $form={plainForm} role="region" aria-label="Panel">
          Being checked
        </CentrePanel>
        <NoticeStack standing={notice !== undefined && <NoticePill>{notice}</NoticePill>}>{null}</NoticeStack>
      </CentreFrame>
    )
  }
  const { rerender } = await render(<Centre />)
  const panel = () => page.getByRole('region').element().getBoundingClientRect()
  const free = panel()
  expect(free.bottom).toBe(740)

  await rerender(<Centre notice="You are offline." />)
  const notice = page.getByText('You are offline.').element().getBoundingClientRect()
  await expect.poll(() => panel().top).toBeGreaterThan(notice.bottom)
  expect(panel().bottom).toBe(740)

  await rerender(<Centre />)
  await expect.poll(() => panel().top).toBe(free.top)
})

it('shows the sky of its head behind a menu that stands beside the panel, and stars that are light on a light page', async () => {
  const colors = {
    '--color-surface-raised': 'rgb(240, 240, 240)',
    '--color-text': 'rgb(1, 2, 3)',
    '--color-primary': 'green',
    '--color-accent': 'blue',
  } as CSSProperties
  function Centre() {
    const frame = useModal({ onClose: () => {}, closesOutside: false })
    return (
      <CentreFrame ref={frame} $form={{ ...plainForm, head: 'stage' }} style={{ ...theme, ...colors }}>
        <CentreMenu aria-label="Menu" $isOpen $menu="tiles" />
      </CentreFrame>
    )
  }
  await page.viewport(1440, 900)
  await render(<Centre />)
  const drawn = (role: 'dialog' | 'navigation') => getComputedStyle(page.getByRole(role).element())
  expect(drawn('dialog').backgroundImage).toContain('rgb(255, 255, 255) 0px')
  expect(drawn('dialog').backgroundImage).not.toContain('rgb(1, 2, 3)')
  expect(drawn('navigation').backgroundColor).toBe('rgba(0, 0, 0, 0)')

  // On a phone it lies over the panel.
  await page.viewport(360, 740)
  expect(drawn('navigation').backgroundColor).toBe('rgb(240, 240, 240)')
})

it('fills the screen of a phone that lies on its side, and is a window on a wide screen', async () => {
  function Centre() {
    return (
      <CentreFrame ref={useModal({ onClose: () => {}, closesOutside: false })} $form={plainForm} style={theme}>
        <CentreTitle $isMenuOpen={false}>Wallet</CentreTitle>
      </CentreFrame>
    )
  }
  await page.viewport(844, 390)
  await render(<Centre />)
  const size = () => {
    const { width, height } = page.getByRole('dialog').element().getBoundingClientRect()
    return [width, height]
  }
  expect(size()).toEqual([844, 390])
  await page.viewport(1440, 900)
  expect(size()[1]).toBeLessThan(900)
})
