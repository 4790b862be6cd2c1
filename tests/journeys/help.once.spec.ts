import { serverHtml } from '@/site/ui/testing/server-html'
import { expect, test } from './fixtures'
import { goTo, reload } from './visit'

const words = 'The slots did not load on my phone, twice today.'

test('a question is found by its words and by its address; feedback stays until the captcha is right', async ({
  page,
  aurora,
  captcha,
}) => {
  await goTo(page, `${aurora.address}/help`)
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Search the help topics' }).fill('CONNECTION lost')
  // Before, the questions move up under the pointer.
  await expect(page).toHaveURL(/[?&]q=CONNECTION\+lost/)
  await main.getByText('What happens to my bet if the connection is lost?').click()
  await expect(main.getByText('A bet that was accepted stands')).toBeVisible()
  await expect(page).toHaveURL(/[?&]question=interrupted/)
  await expect(page).toHaveURL(/[?&]q=CONNECTION\+lost/)
  await reload(page)
  await expect(main.getByText('A bet that was accepted stands')).toBeVisible()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('withdraw all of my')
  await page.getByRole('option', { name: /Why can’t I withdraw/ }).click()
  await expect(page).toHaveURL(/\/help\?topic=money&question=withdraw$/)
  await expect(main.getByText('Deposits and bonuses taken with a promotion')).toBeVisible()
  await expect(main.getByText('A game does not open')).toHaveCount(0)

  const content = main.getByLabel('Your message')
  const answer = main.getByLabel('Captcha', { exact: true })
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByText('Please enter content')).toBeInViewport()
  await expect(content).toBeFocused()
  await content.fill(words)
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByText('Please enter the captcha')).toBeVisible()
  await answer.fill('none')
  await captcha.next()
  await main.getByRole('button', { name: 'Send feedback' }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'The captcha is wrong' })).toBeVisible()
  await expect(content).toHaveValue(words)
  await expect(answer).toBeFocused()
  await answer.fill(await captcha.next())
  await page.keyboard.press('Enter')
  await expect(main.getByText('We have received your feedback')).toBeVisible()
})

const title = (at: number) => `${at}${'w'.repeat(100)}`

test('help as servers write it stays in its column, and violates no policy', async ({ page, aurora, derby, lotus }) => {
  const questions = serverHtml.map(({ html }, at) => ({ id: `q${at}`, title: title(at), content: html }))
  const topics = [{ id: 'topic', title: title(0), questions }]
  await page.route(/\/wps\/system\/helpCenter/, (route) =>
    route.fulfill({ json: { success: true, code: null, message: null, value: topics } }),
  )
  // What is the site's own in it, and what an allowed host would send.
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  await page.route(/\/brand\/icon\.svg|news\.example\.com/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  for (const { address } of [aurora, derby, lotus]) {
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await goTo(page, `${address}/help`)
      await page.getByText(title(questions.length - 1)).waitFor()
      await page.evaluate(() => {
        for (const entry of document.querySelectorAll('details')) entry.open = true
      })
      await page.getByText('Write style="color:red"').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} ${width}`).toBe(width)
    }
  }
})
