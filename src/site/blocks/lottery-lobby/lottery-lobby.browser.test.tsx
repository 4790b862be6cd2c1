import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DrawResults } from '@/site/blocks/draw-results/draw-results'
import { FormStage } from '@/site/forms/testing/form-stage'
import { LotteryLobby } from './lottery-lobby'

const texts = {
  'page.vnlottery.title': 'Lottery',
  'lottery-lobby.none': 'No lotteries here',
  'draw-results.title': 'Results',
  'draw-results.none': 'Nothing was drawn',
  loading: 'Loading',
}

/** Renders the lobby with a server that has not answered yet, for a brand with or without the lotteries. */
const open = (...categories: 'ELOTT'[]) =>
  render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts} categories={categories}>
      <LotteryLobby title="page.vnlottery.title" prizeModes={[]} tabs={['soon']} look="board" balls="flaps" />
      <DrawResults title="draw-results.title" size={6} choice balls="flaps" />
    </FormStage>,
  )

it('waits for nothing where the brand has no lotteries, so that nothing moves when the answer comes', async () => {
  await open()
  await expect.element(page.getByText('No lotteries here')).toBeVisible()
  await expect.element(page.getByText('Nothing was drawn')).toBeVisible()
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
})

it('keeps the room of what is to come where it has them', async () => {
  await open('ELOTT')
  await expect.element(page.getByText('Loading').first()).toBeInTheDocument()
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(2)
})
