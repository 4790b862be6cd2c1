import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBuildsFile } from '@/build/builds-file'
import { readSitesFile } from '@/serve/sites-file'
import { buildOnNginx } from '@tests/serving/build-on-nginx'
import { expect, test } from './fixtures'
import { brandAddress, journeyFolders, journeyPort, serverAddress } from './journey-server'
import { closeRegisterSuccess, expectSignedIn, fillAurora, header, newAccount, submitRegistration } from './player'

test('a player registers on a site that nginx serves, with the sandbox as its gateway', async ({
  page,
  aurora,
  captcha,
  human,
  problems,
}) => {
  const { port, nginx } = await buildOnNginx(resolve(journeyFolders.built), { gateway: serverAddress(journeyPort) })
  try {
    const address = brandAddress(aurora.code, port)
    await page.goto(address)
    await header(page).getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog')
    const account = newAccount()
    await fillAurora(dialog, account, captcha)
    await submitRegistration(dialog)
    await human.solve()
    await closeRegisterSuccess(page)
    await expectSignedIn(page)

    problems.expect(/404 \(Not Found\) \(.*\/nowhere\)$/)
    await page.goto(`${address}/nowhere`)
    await expectSignedIn(page)
    await page.goto(`${address}/help`)
    await expect(page.getByRole('main')).toBeVisible()
  } finally {
    // What the page still asks for would be cut off.
    await page.goto('about:blank')
    await nginx.stop()
  }
})

test('the scripts are the same files, however many brands are built', () => {
  const own = (dist: string) => readBuildsFile(dist)?.builds[0].files.filter((name) => name.startsWith('assets/'))
  const brands = (dist: string) => Object.keys(readSitesFile(dist).merchants).length
  expect(brands(journeyFolders.built)).toBeGreaterThan(brands('dist'))
  expect(own(journeyFolders.built)).toEqual(own('dist'))
  for (const name of own('dist') ?? [])
    expect(readFileSync(join(journeyFolders.built, name)).equals(readFileSync(join('dist', name))), name).toBe(true)
})
