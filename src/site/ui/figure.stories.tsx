import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figure, Figures } from './figure'

const meta: Meta = { title: 'UI/figure' }

export default meta

/** Each figure is announced with its label and its hint. */
export const Several: StoryObj = {
  render: () => (
    <Figures>
      <Figure label="Stakes" hint="This page: 120.00">
        5,680.00
      </Figure>
      <Figure label="Result" hint="Lost">
        -785.00
      </Figure>
      <Figure label="Open">0.00</Figure>
    </Figures>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Stakes',
      'Result',
      'Open',
    ])
    await expect(canvas.getByText('Lost')).toBeVisible()
  },
}

/** Keeps its place while loading. */
export const Loading: StoryObj = {
  render: () => (
    <Figures>
      <Figure label="Stakes">{undefined}</Figure>
    </Figures>
  ),
}

/** The largest amounts that occur, in a wide and in a narrow container. */
export const LongText: StoryObj = {
  render: () => (
    <div style={{ containerType: 'inline-size', inlineSize: '15rem' }}>
      <Figures>
        <Figure label="Geschwindigkeitsbegrenzungen">
          <bdi style={{ whiteSpace: 'nowrap' }}>5.000.000.000,00 ₫</bdi>
        </Figure>
        <Figure label="Nothing">
          <bdi style={{ whiteSpace: 'nowrap' }}>0,01 ₫</bdi>
        </Figure>
      </Figures>
    </div>
  ),
  async play({ canvas }) {
    const list = canvas.getByText('Nothing').closest('dl') as HTMLElement
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const RightToLeft: StoryObj = {
  render: () => (
    <Figures>
      <Figure label="الرهانات" hint="هذه الصفحة: 120.00">
        5,680.00
      </Figure>
      <Figure label="النتيجة" hint="خسارة">
        -785.00
      </Figure>
      <Figure label="مفتوحة">0.00</Figure>
    </Figures>
  ),
  globals: { direction: 'rtl' },
}

export const ReducedMotion: StoryObj = { ...Loading, parameters: { state: 'reduced-motion' } }
