import { demoTeam } from '@/sandbox/accounts/port/demo-team'
import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const password = 'Demo1234!'

test.use({ ownClock: true })

test('an agent offers other terms, the downline sees what they change and agrees, and a claim is paid once', async ({
  page,
  context,
  aurora,
  sandbox,
}) => {
  const agents = demoTeam(aurora.code, Date.now()).filter(({ upline, isAgent }) => upline === undefined && isAgent)
  const [agent = ''] = agents.map(({ account }) => account).toSorted()
  const panel = `${aurora.address}/?agent=agent-hourly-salary`
  await goSignedIn(page, aurora, { username: 'demo_agent', password })
  await goTo(page, `${panel}&list=downlines`)
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await centre.getByRole('article', { name: agent }).getByRole('button', { name: 'Offer new terms' }).click()
  const sheet = page.getByRole('dialog', { name: `Offer to ${agent}` })
  await sheet.getByRole('button', { name: 'Send the offer' }).click()
  await expect(sheet.getByText('nothing was sent')).toBeVisible()
  await sheet.getByLabel('Rate in %').fill('0.16')
  await sheet.getByRole('button', { name: 'Send the offer' }).click()
  await expect(sheet.getByText('above your own rate')).toBeVisible()
  await sheet.getByLabel('Rate in %').fill('0.15')
  await sheet.getByRole('button', { name: 'Send the offer' }).click()
  await expect(centre.getByText('Your offer is waiting')).toBeVisible()

  const other = await context.newPage()
  await goSignedIn(other, aurora, { username: agent, password })
  await goTo(other, panel)
  const below = other.getByRole('dialog', { name: 'Agent centre' })
  await below.getByRole('button', { name: 'View it' }).click()
  await expect(
    below.getByRole('table', { name: /demo_agent offered/ }).getByRole('cell', { name: '0.15%' }),
  ).toContainText('was 0.1%')
  await expect(below.getByRole('table', { name: /would have paid/ }).getByRole('row', { name: 'Total' })).toBeVisible()
  await below.getByRole('button', { name: 'Agree' }).click()
  await expect(below.getByRole('alert').getByText('Tick the box')).toBeVisible()
  await below.getByRole('checkbox', { name: /I am 18/ }).check()
  await below.getByRole('button', { name: 'Agree' }).click()
  await expect(below.getByText('Agreed.')).toBeVisible()

  await sandbox.advance(3600)
  await goTo(other, panel)
  const claim = below.getByRole('button', { name: /^Claim ₫/ })
  const amount = (await claim.textContent())?.replace('Claim ', '') ?? ''
  await claim.dblclick()
  await expect(below.getByText(`${amount} is in your wallet.`)).toBeVisible()
  await expect(below.getByText('There is nothing to claim.', { exact: false })).toBeVisible()
  await goTo(other, `${aurora.address}/?member=account-record&kind=salary`)
  const record = other.getByRole('dialog', { name: 'Member centre' }).getByRole('table')
  await expect(record.getByText(`+${amount}`)).toHaveCount(1)
  expect((await sandbox.transfers(aurora.code)).sum).toBe(0)
})
