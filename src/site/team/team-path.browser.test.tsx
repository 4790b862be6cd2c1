import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { TeamPath } from './team-path'

it('has the name to look for as tall as the button beside it, however airy a brand is', async () => {
  const texts = { 'team.find': 'Name', 'team.search': 'Search', 'team.mine': 'My team', 'team.path': 'Path' }
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <TeamPath path={['ann']} />
    </FormStage>,
  )
  const field = page.getByRole('searchbox', { name: 'Name' }).element() as HTMLElement
  for (const space of ['--space-2', '--space-3']) field.style.setProperty(space, '1rem')
  const name = field.getBoundingClientRect()
  const search = page.getByRole('button', { name: 'Search' }).element().getBoundingClientRect()
  expect([name.height, name.top]).toEqual([search.height, search.top])
})
