import type { Locator, Page } from '@playwright/test'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const agent = { username: 'demo_agent', password: 'Demo1234!' }
const player = { username: 'demo_player', password: 'Demo1234!' }

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' })
const menuOf = (page: Page): Locator => centreOf(page).getByRole('navigation', { name: 'Agent centre' })

const entries = [
  'Announcement',
  'Team overview',
  'Account registration centre',
  'Team management',
  'Team betting',
  'User profit and loss',
  'My income',
  'Downline transaction details',
  'Dividend record',
  'Daily wages',
  'Hourly salary',
  'Real-time salary',
]

test('an agent finds news, figures of the team and what each contract has earned, and claims it', async ({
  page,
  aurora,
  sandbox,
}) => {
  // What is claimed is undone when the journey ends.
  await sandbox.settings(aurora.code, {})
  await goSignedIn(page, aurora, agent)
  await goTo(page, `${aurora.address}/?agent=agent-announcement`)
  const centre = centreOf(page)
  await expect(menuOf(page).getByRole('button')).toHaveText(entries)
  await expect(centre.getByRole('group', { name: 'Announcements for agents' })).toContainText('Invitation links')
  for (const [figures, call] of [
    ['Team betting', /TeamBetRecord/],
    ['User profit and loss', /TeamProfitLoss/],
  ] as const) {
    // Until the answer has come, the table of the panel before may still be there.
    const answered = page.waitForResponse(call)
    await menuOf(page).getByRole('button', { name: figures }).click()
    await answered
    await expect(centre.getByRole('table').getByRole('cell').first()).toBeVisible()
  }

  for (const [contract, rule] of [
    ['Daily wages', 'paid for the previous day'],
    ['Dividend record', 'a share of what your team lost'],
    ['Real-time salary', 'settled every 5 minutes'],
  ] as const) {
    await menuOf(page).getByRole('button', { name: contract }).click()
    const panel = centre.getByRole('region', { name: contract, exact: true })
    await expect(panel).toContainText(rule)
    const claim = panel.getByRole('button', { name: /^Claim ₫/ })
    await expect(claim.or(panel.getByText('There is nothing to claim.'))).toBeVisible()
    // What a team lost in a period depends on the day: in some weeks a dividend was earned, in some not.
    if (contract === 'Dividend record' && (await claim.isHidden())) continue
    const amount = (await claim.textContent())?.replace('Claim ', '') ?? ''
    await claim.click()
    await expect(panel.getByText(`${amount} is in your wallet.`)).toBeVisible()
  }
  await menuOf(page).getByRole('button', { name: 'My income' }).click()
  await expect(centre.getByRole('table').getByRole('button', { name: 'Salary', exact: true }).first()).toBeVisible()

  await menuOf(page).getByRole('button', { name: 'Daily wages' }).click()
  await centre.getByRole('tab', { name: 'Contract' }).click()
  await expect(centre.getByText('Wages that your downlines are paid')).toBeVisible()
  await centre.getByRole('tab', { name: 'Downlines' }).click()
  const inForce = centre.getByRole('article').filter({ has: page.getByRole('button', { name: 'Ask to end it' }) })
  // Once it is asked to end, its card has another button.
  const downline = await inForce.first().getByRole('heading').textContent()
  await inForce.first().getByRole('button', { name: 'Ask to end it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to end it' }).click()
  await expect(centre.getByText('Request sent. The contract stays in force until it is answered.')).toBeVisible()

  await goTo(page, 'about:blank')
  await goSignedIn(page, aurora, { ...agent, username: downline ?? '' })
  await goTo(page, `${aurora.address}/?member=messages`)
  const inbox = page.getByRole('dialog', { name: 'Member centre' }).getByRole('group', { name: 'Inbox' })
  await inbox
    .getByRole('button', { name: /A contract is waiting for your answer/ })
    .first()
    .click()
  await expect(inbox.getByText('demo_agent asks to end your daily wages contract.')).toBeVisible()
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})

test('an agent makes an invitation link, takes it back, and writes to the downlines; a player is no agent', async ({
  page,
  aurora,
}) => {
  await goSignedIn(page, aurora, agent)
  await goTo(page, `${aurora.address}/?agent=agent-registration-center`)
  const centre = centreOf(page)
  const form = centre.getByRole('group', { name: 'Invitation links' })
  await form.getByLabel('Rebate in percent').clear()
  await form.getByLabel('Rebate in percent').pressSequentially('0.1')
  await form.getByLabel('Valid for').selectOption('7 days')
  await form.getByRole('button', { name: 'Create a link' }).click()
  const links = centre.getByRole('group', { name: 'Your links' })
  await expect(links.getByText('Registered: 0').first()).toBeVisible()
  const remove = links.getByRole('button', { name: /^Remove this link/ })
  const code = ((await remove.first().textContent()) ?? '').replace('Remove this link', '').trim()
  await remove.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this link' }).click()
  await expect(links.getByText(code)).toHaveCount(0)

  await goTo(page, `${aurora.address}/?member=messages&tab=write`)
  const messages = page.getByRole('dialog', { name: 'Member centre' })
  await messages.getByRole('combobox', { name: 'To' }).selectOption('My direct downlines')
  await messages.getByRole('textbox', { name: 'Subject' }).pressSequentially('Next week')
  await messages.getByRole('textbox', { name: 'Message' }).pressSequentially('New terms')
  await messages.getByRole('button', { name: 'Send' }).click()
  await expect(messages.getByText(/^Sent to \d+\.$/)).toBeVisible()

  await goTo(page, 'about:blank')
  await goSignedIn(page, aurora, player)
  await goTo(page, `${aurora.address}/?agent=agent-team-overview`)
  await expect(page.getByRole('dialog', { name: 'Notice' })).toContainText('Non-agents cannot log in')
  await expect(centre).toBeHidden()
})
