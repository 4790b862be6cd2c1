import type { Frame } from '@playwright/test'
import { goSignedIn } from './by-call'
import { firstOf } from './first-game'
import { expect, test } from './fixtures'
import { goTo } from './visit'

const player = { username: 'demo_player', password: 'Demo1234!' }

/** Where each part of the client stands, and how far an amount goes beyond its place. */
const standing = (frame: Frame) =>
  frame.evaluate(() => ({
    parts: [...document.querySelectorAll('.machine, .line, .facts, .figure, .controls > :not([hidden])')].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.className, x, y, width, height].join(' ')
      },
    ),
    beyond: Math.max(...[...document.querySelectorAll('.figure')].map((each) => each.scrollWidth - each.clientWidth)),
  }))

for (const language of ['EN', 'VI', 'TY'])
  test(`the largest win moves nothing in a slot, on any phone (${language})`, async ({ page, aurora }) => {
    const largest = 99_999_999_999_999
    const free = { left: 9, stake: 100_000, until: Date.UTC(2030, 0, 1) }
    const outcome = { reels: Array.from({ length: 5 }, () => [0, 1, 2]), wins: [{ line: 0, count: 5 }] }
    await page.route('**/play/state', (route) =>
      route.fulfill({ json: { balance: 0, now: Date.now(), free, table: { reels: outcome.reels }, bets: [] } }),
    )
    let win = 0
    await page.route('**/play/round', (route) =>
      route.fulfill({ json: { number: 'R1', stake: 0, win, balance: win, free, outcome } }),
    )
    await goSignedIn(page, aurora, player)
    await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language)
    await goTo(page, `${aurora.address}/game?${await firstOf(page, aurora, 'RNG', 'PT')}`)
    const client = page.frameLocator('iframe')
    const shown = client.locator('.figure').last()
    await expect(shown).toHaveText(/^₫?0/)
    const frame = page.frames().find((each) => each.url().startsWith('http://games.localhost'))
    if (frame === undefined) throw new Error('no game is shown')
    const spin = async (next: number, text: RegExp) => {
      win = next
      await client.locator('.free .spin').press('Enter')
      await expect(shown).toHaveText(text)
    }
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      const before = await standing(frame)
      await spin(largest, /999.999.999.999.99/)
      expect(await standing(frame)).toEqual({ ...before, beyond: 0 })
      await spin(0, /^₫?0/)
      expect(await standing(frame)).toEqual(before)
    }
  })
