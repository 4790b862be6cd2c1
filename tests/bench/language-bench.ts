import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { chromiumLaunch } from '@tests/chromium-launch'
import { inContext, inLab, onPhone, slowdown, startSandbox } from './lab'
import { median, printTable } from './table'

const merchant = 'atlas'
const port = 4294
const built = resolve('.cache/bench/language')
const runs = 5
const typed = 'someone'
const languages = { ar: 'العربية', th: 'ไทย', 'zh-Hans-CN': '简体中文' }

/** From the last of a language's texts to the frame that shows them, on a form in which somebody has typed. */
export async function languageBench(): Promise<void> {
  execFileSync('npx', ['tsx', 'src/tools/cli/build.ts', '--out', built], { stdio: ['ignore', 'ignore', 'inherit'] })
  const server = await startSandbox(built, port)
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const rows: string[][] = []
    for (const cpu of [1, slowdown]) {
      for (const [tag, name] of Object.entries(languages)) {
        const times: number[] = []
        for (let run = 0; run < runs; run++) times.push(await switchTo(browser, { tag, name, cpu }))
        rows.push([name, `×${cpu}`, `${median(times).toFixed(0)} ms`, `${Math.max(...times).toFixed(0)} ms`])
      }
    }
    printTable(
      `A form in another language, from its texts to the frame, ${runs} times`,
      ['language', 'CPU', 'median', 'most'],
      rows,
    )
    console.log('bar: 300 ms')
  } finally {
    await browser.close()
    server.kill('SIGTERM')
  }
}

interface Switch {
  /** Of the language that is switched to, and its own name. */
  readonly tag: string
  readonly name: string
  /** How many times slower the processor is made. */
  readonly cpu: number
}

async function switchTo(browser: Browser, { tag, name, cpu }: Switch): Promise<number> {
  return inContext(await browser.newContext(onPhone), async (page) => {
    await inLab(page, { line: false, cpu })
    await page.addInitScript({ path: 'tests/bench/language-bench/watch-language.js' })
    await page.goto(`http://${merchant}.localhost:${port}/register`)
    const username = page.getByRole('main').getByRole('textbox', { name: 'Username' })
    await username.fill(typed)
    await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
    await page.waitForLoadState('networkidle')
    await choose(page, name)
    const time = await page.evaluate(
      (wanted) => (window as unknown as { shownIn: (tag: string) => Promise<number> }).shownIn(wanted),
      tag,
    )
    const kept = await page.getByRole('main').getByRole('textbox').first().inputValue()
    if (kept !== typed) throw new Error(`the form lost what was typed when it changed to ${name}: "${kept}"`)
    return time
  })
}

async function choose(page: Page, name: string): Promise<void> {
  const list = page.getByRole('banner')
  const more = list.getByRole('button', { name: /^\d+ more$/ })
  if (!(await list.getByRole('button', { name, exact: true }).isVisible())) await more.click()
  await list.getByRole('button', { name, exact: true }).click()
}
