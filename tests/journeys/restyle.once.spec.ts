import type { CDPSession } from '@playwright/test'
import { expect, test } from './fixtures'
import { goTo } from './visit'

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: { readonly elementCount?: number }
}

/**
 * The most elements whose style may be recalculated besides the inserted entry and the one before it, which is no
 * longer the last: their parents, and a few with selectors on their content.
 */
const most = 12

const entriesOfLists = 'main :is(ul, ol, form) > *'

test('what comes into a page does not have the whole page styled anew', async ({ page, browser, aurora }) => {
  const session = await browser.newBrowserCDPSession()
  const found: string[] = []
  for (const path of ['/', '/rng?page=all', '/promotions', '/register', '/help']) {
    await goTo(page, aurora.address + path)
    await page.locator(entriesOfLists).first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const [events, own] = await traced(session, () => page.evaluate(comeAndGo, entriesOfLists))
    const [start, end] = ['come', 'gone'].map((mark) => events.find(({ name }) => name === mark)?.ts ?? NaN)
    const styled = events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > (start ?? NaN) && ts < (end ?? NaN))
      .map(({ args }) => args.elementCount ?? 0)
    expect(styled.length, path).toBeGreaterThan(0)
    const all = await page.evaluate(() => document.getElementsByTagName('*').length)
    found.push(...styled.filter((count) => count > 2 * own + most).map((count) => `${path}: ${count} of ${all}`))
  }
  expect(found).toEqual([])
})

/**
 * Inserts a copy of the last entry of the page's longest list, as a next row would be, and removes it. Returns its
 * number of elements.
 */
function comeAndGo(entries: string): number {
  const lists = [...document.querySelectorAll(entries)].map(({ parentElement }) => parentElement ?? document.body)
  const list = lists.reduce((one, other) => (other.childElementCount > one.childElementCount ? other : one))
  const child = (list.lastElementChild ?? list).cloneNode(true) as Element
  void document.body.offsetTop
  performance.mark('come')
  list.append(child)
  void document.body.offsetTop
  child.remove()
  void document.body.offsetTop
  performance.mark('gone')
  return child.getElementsByTagName('*').length + 1
}

async function traced<Result>(session: CDPSession, act: () => Promise<Result>): Promise<[TraceEvent[], Result]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  })
  const result = await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return [events, result]
}
