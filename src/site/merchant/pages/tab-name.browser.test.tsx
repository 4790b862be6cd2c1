import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { useTabName } from './tab-name'

function Named({ title, level }: { title: string; level: 'page' | 'part' | 'game' | 'centre' }) {
  useTabName(title, level)
  return null
}

interface Shown {
  readonly page: string
  readonly game?: string
  readonly centre?: string
}

/** The centre and the game are drawn before the page, whose effects come last. */
const site = ({ page, game, centre }: Shown) => (
  <FormStage fields={{ forms: {}, patterns: {} }} texts={{}}>
    {centre !== undefined && <Named title={centre} level="centre" />}
    {game !== undefined && <Named title={game} level="game" />}
    <Named title={page} level="page" />
  </FormStage>
)

it('names the tab after what lies on top, in the language that it is in by then', async () => {
  const { rerender } = await render(site({ page: 'Slots' }))
  expect(document.title).toBe('Slots · Stage')
  await rerender(site({ page: 'Slots', game: 'Koi Pond' }))
  expect(document.title).toBe('Koi Pond · Stage')
  await rerender(site({ page: 'Nổ hũ', game: 'Koi Pond' }))
  expect(document.title).toBe('Koi Pond · Stage')
  await rerender(site({ page: 'Nổ hũ', game: 'Ao cá Koi', centre: 'Nạp tiền' }))
  expect(document.title).toBe('Nạp tiền · Stage')
  await rerender(site({ page: 'Slots', game: 'Koi Pond' }))
  expect(document.title).toBe('Koi Pond · Stage')
  await rerender(site({ page: 'Slots' }))
  expect(document.title).toBe('Slots · Stage')
})

it('says the brand once on a page that is named after it', async () => {
  await render(site({ page: 'Stage' }))
  expect(document.title).toBe('Stage')
})
