import { goSignedIn } from './by-call'
import { expect, test } from './fixtures'
import { goTo } from './visit'

test.use({ viewport: { width: 360, height: 640 } })

/** How many stops of the Tab key are looked at: more than a screen has. */
const stops = 40

test('what has the focus stands between the header and the bottom bar of a phone', async ({ page, aurora, lotus }) => {
  for (const { address } of [aurora, lotus]) {
    await goTo(page, `${address}/help`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const covered: string[] = []
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab')
      covered.push(...(await page.evaluate(coveredFocus)))
    }
    expect(covered).toEqual([])
  }
})

test('what has the focus in the point mall stands below the points that stay on top', async ({ page, aurora }) => {
  await goSignedIn(page, aurora, { username: 'demo_vip', password: 'Demo1234!' }, '/pointMall')
  const rewards = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(rewards.first()).toBeVisible()
  await rewards.last().focus()
  const points = page.getByRole('main').getByText('Your points')
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    covered.push(...(await points.evaluate(coveredBelow)))
  }
  expect(covered).toEqual([])
})

/** The focused control of the page, if what stays on top around an element lies over it. */
function coveredBelow(element: Element): string[] {
  const isOnTop = (part: Element): boolean => getComputedStyle(part).position === 'sticky'
  let bar = element
  while (!isOnTop(bar) && bar.parentElement !== null) bar = bar.parentElement
  const focused = document.activeElement
  if (!isOnTop(bar)) throw new Error('nothing stays on top')
  if (focused === null || focused.closest('main') === null || bar.contains(focused)) return []
  const [control, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  return control.top < over.bottom - 1 && control.bottom > over.top ? [focused.outerHTML.slice(0, 120)] : []
}

/** The focused control, if the bar at the bottom lies over it; of a high field the first 44 pixels have to be seen. */
function coveredFocus(): string[] {
  const focused = document.activeElement
  const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed')
  if (bar === undefined) throw new Error('there is no bar at the bottom')
  if (focused === null || focused === document.body || focused.closest('nav, header, dialog') !== null) return []
  const [control, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  return control.top + Math.min(control.height, 44) > over.top && control.top < over.bottom
    ? [focused.outerHTML.slice(0, 120)]
    : []
}
