import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { readBuildsFile } from '@/tools/build/builds-file'
import { readSitesFile } from '@/tools/serve/sites-file'
import { buildOnNginx } from '@tests/serving/build-on-nginx'
import { expect, test } from './fixtures'
import { brandAddress, journeyFolders, journeyPort, serverAddress } from './journey-server'
import { closeRegisterSuccess, expectSignedIn, fillAurora, header, newAccount, submitRegistration } from './player'
import { goTo } from './visit'

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
    await goTo(page, address)
    await header(page).getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog')
    const account = newAccount()
    await fillAurora(dialog, account, captcha)
    await submitRegistration(dialog)
    await human.solve()
    await closeRegisterSuccess(page)
    await expectSignedIn(page)

    // Three pictures of 5 MB pass every limit; a picture with one byte more does not, nor do more than fit.
    problems.expect(/413/)
    expect(await sendPictures(page, aurora.code, [5, 5, 5])).toEqual([200, 'captcha_wrong'])
    expect(await sendPictures(page, aurora.code, [5.000001])).toEqual([200, 'picture_size'])
    expect(await sendPictures(page, aurora.code, [5, 5, 5, 2])).toEqual([413, 'not told'])

    problems.expect(/404 \(Not Found\) \(.*\/nowhere\)$/)
    await goTo(page, `${address}/nowhere`)
    await expectSignedIn(page)
    await goTo(page, `${address}/help`)
    await expect(page.getByRole('main')).toBeVisible()
  } finally {
    // Otherwise pending requests of the page would be cut off.
    await goTo(page, 'about:blank')
    await nginx.stop()
  }
})

/**
 * Sends feedback with pictures of these sizes in megabytes, as the page's own scripts would; returns the status and the
 * refusal.
 */
function sendPictures(page: Page, merchant: string, sizes: readonly number[]): Promise<unknown> {
  return page.evaluate(
    async ([code, megabytes]) => {
      const body = new FormData()
      const said = { type: 'problem', content: 'The slots did not load.', captchaId: 'none', captcha: 'none' }
      Object.entries(said).forEach(([name, value]) => body.append(name, value))
      for (const size of megabytes) {
        const bytes = new Uint8Array(Math.ceil(size * 1024 * 1024))
        bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        body.append('images', new Blob([bytes]))
      }
      const headers = { merchant: code, 'module-id': 'feedback', token: sessionStorage.getItem('token') ?? '' }
      const answer = await fetch('/wps/feedback', { method: 'PUT', headers, body })
      const isTold = answer.headers.get('content-type')?.includes('json') === true
      return [answer.status, isTold ? ((await answer.json()) as { code: string }).code : 'not told']
    },
    [merchant, sizes] as const,
  )
}

test('the scripts are the same files, however many brands are built', () => {
  const own = (dist: string) => readBuildsFile(dist)?.builds[0].files.filter((name) => name.startsWith('assets/'))
  const brands = (dist: string) => Object.keys(readSitesFile(dist).merchants).length
  expect(brands(journeyFolders.built)).toBeGreaterThan(brands('dist'))
  expect(own(journeyFolders.built)).toEqual(own('dist'))
  for (const name of own('dist') ?? [])
    expect(readFileSync(join(journeyFolders.built, name)).equals(readFileSync(join('dist', name))), name).toBe(true)
})
