import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs'

const meta: Meta<typeof Tabs> = {
  title: 'UI/tabs',
  component: Tabs,
  args: {
    label: 'Way to register',
    tabs: [
      { name: 'username', label: 'User name' },
      { name: 'mobile', label: 'Mobile number' },
      { name: 'email', label: 'Email' },
    ],
    selected: 'username',
  },
  render: (props) => <Example {...props} />,
}

export default meta

type Story = StoryObj<typeof Tabs>

/** The arrow keys select the adjacent tab, wrapping around; Home and End the first and the last. */
export const ByKeyboard: Story = {
  async play({ canvas }) {
    const chosen = () => canvas.getByRole('tab', { selected: true })
    await userEvent.click(canvas.getByRole('tab', { name: 'User name' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(chosen()).toHaveTextContent('Mobile number')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(chosen()).toHaveTextContent('User name')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chosen()).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Email' })).toHaveTextContent('email')
  },
}

/** The next tab follows the reading direction. */
export const RightToLeft: Story = {
  args: {
    label: 'طريقة التسجيل',
    tabs: [
      { name: 'username', label: 'اسم المستخدم' },
      { name: 'mobile', label: 'رقم الجوال' },
      { name: 'email', label: 'البريد الإلكتروني' },
    ],
  },
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'اسم المستخدم' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('رقم الجوال')
  },
}

export const LongText: Story = {
  args: {
    tabs: [
      { name: 'username', label: 'With a user name of your own choice' },
      { name: 'mobile', label: 'With the number of a Mobilfunkgeschwindigkeitsbegrenzung' },
    ],
  },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }

function Example({ selected: first, ...props }: Parameters<typeof Tabs>[0]) {
  const [selected, select] = useState(first)
  return (
    <Tabs {...props} selected={selected} onSelect={select}>
      <p>{selected}</p>
    </Tabs>
  )
}
