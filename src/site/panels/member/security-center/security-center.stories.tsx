import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { shownText } from '@/site/i18n/testing/shown-text'
import { SecurityCenter } from './security-center'

const meta: Meta = {
  title: 'Panels/member/security-center',
  component: SecurityCenter,
  parameters: { session: 'member' },
}

export default meta

/** The panel opens with the money and what waits for the player. */
export const Everything: StoryObj = {
  parameters: { example: 0 },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('heading', { level: 3 })
    await expect(first).toHaveTextContent(shownText('security-center.money'))
    await expect(canvas.getByRole('button', { name: shownText('security-center.copyNumber') })).toBeVisible()
    const waiting = await canvas.findByRole('group', { name: shownText('security-center.attention') })
    await expect(within(waiting).getAllByRole('button').length).toBeGreaterThan(1)
    const pictures = within(await canvas.findByRole('radiogroup'))
    await expect(pictures.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
}

export const WithoutPictures: StoryObj = {
  parameters: { example: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByText('demo_player')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('group', { name: shownText('security-center.attention') })).toBeNull()
  },
}

export const WithoutCustomerNumber: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    await expect(await canvas.findByText('demo_player')).toBeVisible()
    await expect(canvas.queryByText('1001')).toBeNull()
  },
}

/** Changing a payment password needs the previous one, and the new one twice. */
export const PaymentPassword: StoryObj = {
  parameters: { example: 2 },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(shownText('safety.paymentPassword').source.slice(1)) }),
    )
    const sheet = within(await screen.findByRole('dialog', { name: shownText('safety.paymentPassword') }))
    await userEvent.type(await sheet.findByLabelText(shownText('safety.presentPaymentPassword')), '246810')
    await userEvent.type(sheet.getByLabelText(shownText('safety.newPaymentPassword')), '135790')
    await userEvent.type(sheet.getByLabelText(shownText('safety.paymentPasswordAgain')), '135791')
    await userEvent.click(sheet.getByRole('button', { name: shownText('safety.save') }))
    await expect(await sheet.findByText(shownText('form.newPasswordsDiffer'))).toBeVisible()
  },
}

/** The server refuses the picture: the previous one stays, and the reason is shown. */
export const NotSaved: StoryObj = {
  parameters: { example: 0, answers: { updateMemberIcon: 'failed' } },
  async play({ canvas }) {
    const pictures = within(await canvas.findByRole('radiogroup'))
    const before = pictures.getByRole('radio', { checked: true })
    await userEvent.click(pictures.getAllByRole('radio')[0] as HTMLElement)
    await expect(await canvas.findByText(shownText('security-center.notSaved'))).toBeVisible()
    await expect(before).toBeChecked()
  },
}

export const Loading: StoryObj = { parameters: { example: 0, state: 'loading' } }
export const Empty: StoryObj = { parameters: { example: 0, state: 'empty' } }

/** The ways to move money stay while the amounts fail. */
export const Failed: StoryObj = {
  parameters: { example: 0, state: 'failed' },
  async play({ canvas }) {
    const money = within(await canvas.findByRole('group', { name: shownText('security-center.money') }))
    await expect(await money.findByRole('alert')).toBeVisible()
    await expect(money.getByRole('button', { name: shownText('nav.deposit') })).toBeVisible()
    await expect(money.getByRole('button', { name: shownText('nav.withdraw') })).toBeVisible()
  },
}

/** No gap stays beside the last way to move money. */
export const InTwoColumns: StoryObj = {
  parameters: { example: 0 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const money = within(await canvas.findByRole('group', { name: shownText('security-center.money') }))
    const endOf = (name: 'nav.withdraw' | 'security-center.transfer') =>
      money.getByRole('button', { name: shownText(name) }).getBoundingClientRect().right
    await money.findByRole('button', { name: shownText('security-center.transfer') })
    await expect(endOf('security-center.transfer')).toBeGreaterThanOrEqual(endOf('nav.withdraw'))
  },
}

export const LongText: StoryObj = { parameters: { example: 0, state: 'long-text' } }
export const RightToLeft: StoryObj = { parameters: { example: 0 }, globals: { direction: 'rtl' } }
export const ReducedMotion: StoryObj = { parameters: { example: 0, state: 'reduced-motion' } }
