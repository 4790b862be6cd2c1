import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Choices } from './choices'

const meta: Meta<typeof Choices> = {
  title: 'UI/choices',
  component: Choices,
  args: {
    label: 'Type of promotion',
    choices: [
      { name: 'all', label: 'All' },
      { name: 'slots', label: 'Slots' },
      { name: 'sports', label: 'Sports' },
    ],
    selected: 'all',
  },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof Choices>

export const OneIsPressed: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Slots' }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Slots')
  },
}

export const LongText: Story = {
  args: {
    choices: [
      { name: 'all', label: 'Everything that there is at the moment' },
      { name: 'slots', label: 'Geschwindigkeitsbegrenzungen and other slots' },
    ],
  },
}
export const RightToLeft: Story = {
  args: {
    label: 'نوع العرض',
    choices: [
      { name: 'all', label: 'الكل' },
      { name: 'slots', label: 'السلوتس' },
      { name: 'sports', label: 'الرياضة' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ selected: first, ...props }: Parameters<typeof Choices>[0]) {
  const [selected, select] = useState(first)
  return <Choices {...props} selected={selected} onSelect={select} />
}
