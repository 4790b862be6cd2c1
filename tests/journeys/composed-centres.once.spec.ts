import { expect, test } from './fixtures'
import { brandAddress, journeyPort } from './journey-server'
import { OwnServer } from './own-server'
import { signIn } from './player'
import { ProjectCopy } from './project-copy'
import { goTo } from './visit'

const agent = { username: 'demo_agent', password: 'Demo1234!' }

test('a brand composes both centres anew, with a panel of its own, by JSON and one block', async ({ page }, info) => {
  test.slow()
  const project = new ProjectCopy(info.outputPath('project'))
  await project.npm('merchant', '--', 'new', 'rowan', '--name', 'Rowan', '--color', '#9f1d35')
  project.add('tests/composed-centres/rowan', 'merchants/rowan')
  await project.npm('generate')
  expect(await project.npm('merchant', '--', 'check', 'rowan')).toContain(
    'no problems; 1 block of its own (rowan/club-card)',
  )

  const port = journeyPort + 10 + info.parallelIndex
  const server = new OwnServer(port, { MERCHANTS_DIR: 'merchants', SANDBOX_DB: ':memory:' }, ['start'], project.path)
  await server.start()
  try {
    const address = brandAddress('rowan', port)
    await goTo(page, address)
    await signIn(page, agent)
    await goTo(page, `${address}/?member=rowan/club-card`)
    const centre = page.getByRole('dialog', { name: 'Member centre' })
    const entries = centre.getByRole('navigation').getByRole('button')
    // In the groups that the template's entries have, each where its first entry stands.
    await expect(entries).toHaveText([
      'Slips',
      /Account record/,
      'Club',
      /Messages/,
      /My account/,
      'Cashier',
      /Withdraw/,
    ])
    await expect(centre.getByRole('region', { name: 'Club', exact: true })).toContainText(
      'Garden parties in spring and autumn',
    )

    await entries.filter({ hasText: 'Slips' }).click()
    await expect(centre.getByRole('columnheader')).toHaveText(['Game', 'Bet', 'Result'])

    await goTo(page, `${address}/?member=missions`)
    await expect(centre).toContainText('does not offer')

    await goTo(page, `${address}/?agent=`)
    const agents = page.getByRole('dialog', { name: 'Agent centre' })
    await expect(agents.getByRole('navigation').getByRole('button')).toHaveText(['Club', 'Your people'])
    await agents.getByRole('button', { name: 'Club' }).click()
    await expect(agents.getByRole('region', { name: 'Club', exact: true })).toContainText(
      'A host of your own, day and night',
    )
  } finally {
    await goTo(page, 'about:blank')
    await server.stop()
  }
})
