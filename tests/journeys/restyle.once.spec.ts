import type { CDPSession } from '@playwright/test'
import { expect, test } from './fixtures'

interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: { readonly elementCount?: number }
}

/** Elements whose style may be worked out anew for one that comes: itself, what holds it, and a few that ask what they hold. */
const most = 12

test('what comes into a page does not have the whole page styled anew', async ({ page, browser, aurora }) => {
  const session = await browser.newBrowserCDPSession()
  const found: string[] = []
  for (const path of ['/', '/rng?page=all', '/promotions', '/register', '/help']) {
    await page.goto(aurora.address + path)
    await page.waitForLoadState('networkidle')
    const events = await traced(session, () => page.evaluate(comeAndGo))
    const [start, end] = ['come', 'gone'].map((mark) => events.find(({ name }) => name === mark)?.ts ?? NaN)
    const styled = events
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > (start ?? NaN) && ts < (end ?? NaN))
      .map(({ args }) => args.elementCount ?? 0)
    expect(styled.length, path).toBeGreaterThan(0)
    const all = await page.evaluate(() => document.getElementsByTagName('*').length)
    found.push(...styled.filter((count) => count > most).map((count) => `${path}: ${count} of ${all}`))
  }
  expect(found).toEqual([])
})

/** A button in a box, deep in the page, as a list's next row brings them. */
function comeAndGo(): void {
  const parents = document.querySelectorAll('main div')
  const parent = parents[parents.length - 1] ?? document.body
  const child = document.createElement('div')
  const button = document.createElement('button')
  button.ariaPressed = 'false'
  child.append(button)
  void document.body.offsetTop
  performance.mark('come')
  parent.append(child)
  void document.body.offsetTop
  child.remove()
  void document.body.offsetTop
  performance.mark('gone')
}

async function traced(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}
