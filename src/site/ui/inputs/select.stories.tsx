import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Select } from './select'

const meta: Meta<typeof Select> = {
  title: 'UI/select',
  component: Select,
  args: {
    label: 'Type',
    options: [
      { value: '', label: 'All' },
      { value: 'bet', label: 'Bet' },
    ],
    value: '',
  },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof Select>

export const OneIsChosen: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'bet')
    await expect(canvas.getByLabelText('Type')).toHaveDisplayValue('Bet')
  },
}

export const LongText: Story = { args: { label: 'Geschwindigkeitsbegrenzungen and other kinds of acts' } }
export const RightToLeft: Story = {
  args: {
    label: 'النوع',
    options: [
      { value: '', label: 'الكل' },
      { value: 'bet', label: 'رهان' },
    ],
  },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ value: first, ...props }: Parameters<typeof Select>[0]) {
  const [value, select] = useState(first)
  return <Select {...props} value={value} onSelect={select} />
}
