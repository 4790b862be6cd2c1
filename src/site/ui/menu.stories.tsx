import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Icon } from './icons/icon'
import { Menu } from './menu'

const meta: Meta<typeof Menu> = {
  title: 'UI/menu',
  component: Menu,
  args: { label: 'My account', button: <Icon name="menu" /> },
  render: ({ label, button }) => (
    <Corner>
      <Menu label={label} button={button}>
        {entries(['Help', 'Terms'])}
      </Menu>
    </Corner>
  ),
}

export default meta

type Story = StoryObj<typeof Menu>

export const Closed: Story = {}

/** Opened and navigated by keyboard; Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'My account' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }))
    // Waits for the fade-in.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toBeVisible())
  },
}

export const LongText: Story = {
  ...Open,
  render: ({ label, button }) => (
    <Corner>
      <Menu label={label} button={button}>
        {entries(['Help', 'Terms and conditions of the Geschwindigkeitsbegrenzung and everything that belongs to it'])}
      </Menu>
    </Corner>
  ),
}
export const RightToLeft: Story = {
  args: { label: 'حسابي' },
  render: ({ label, button }) => (
    <Corner>
      <Menu label={label} button={button}>
        {entries(['المساعدة', 'الشروط'], 'تسجيل الخروج')}
      </Menu>
    </Corner>
  ),
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'حسابي' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'المساعدة' })).toBeVisible())
  },
}
export const ReducedMotion: Story = { ...Open, parameters: { state: 'reduced-motion' } }

function entries(links: readonly string[], last = 'Sign out') {
  return (close: () => void) => (
    <>
      {links.map((text) => (
        <Entry key={text} href="#help">
          {text}
        </Entry>
      ))}
      <Entry as="button" type="button" onClick={close}>
        {last}
      </Entry>
    </>
  )
}

/** At the end of a line, where menus stand. */
const Corner = styled.div`
  display: flex;
  justify-content: end;
  min-block-size: 14rem;
`

const Entry = styled.a<{ type?: string }>`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  border: 0;
  background: none;
`
