import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Paginator } from './paginator'

const meta: Meta<typeof Paginator> = {
  title: 'UI/paginator',
  component: Paginator,
  args: { label: 'Announcements', page: 1, pages: 9 },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof Paginator>

/** On the last page "next" does nothing, and the focus stays where it is. */
export const ByKeyboard: Story = {
  args: { page: 8 },
  async play({ canvas }) {
    const next = canvas.getAllByRole('button').at(-1)
    next?.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByText('9')).toHaveAttribute('aria-current', 'page')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Middle: Story = { args: { page: 5 } }

export const OnePage: Story = {
  args: { pages: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const LongText: Story = { args: { page: 1111, pages: 2222 } }
export const RightToLeft: Story = { args: { label: 'الإعلانات', page: 5 }, globals: { direction: 'rtl' } }
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ page: first, ...props }: Parameters<typeof Paginator>[0]) {
  const [page, select] = useState(first)
  return <Paginator {...props} page={page} onSelect={select} />
}
