import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Browser } from 'playwright'
import { chromiumLaunch } from './chromium-launch'

/** `npm run picture`: creates the picture in README.md from the built sites. Needs `npm run build` first. */
const port = 4292
const target = '.github/livery.jpg'
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

const server = spawn(process.execPath, ['--import', 'tsx', 'src/tools/cli/preview.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port), SANDBOX_DB: ':memory:' },
})
const browser = await chromium.launch(chromiumLaunch())
try {
  await once(server.stdout, 'data')
  const shots = await Promise.all(
    (['aurora', 'derby'] as const).map(async (brand) => [
      await shoot(browser, brand, wide),
      await shoot(browser, brand, phone),
    ]),
  )
  const page = await browser.newPage({ viewport: { width: 1600, height: 560 } })
  await page.setContent(
    `<body style="margin:0;display:flex;gap:24px;padding:24px;background:#e9e9ee">${shots
      .flat()
      .map((shot) => `<img style="height:512px;border-radius:12px" src="data:image/png;base64,${shot}">`)
      .join('')}</body>`,
  )
  await page.setViewportSize({
    width: await page.evaluate(() => document.body.scrollWidth + 24),
    height: 560,
  })
  await page.screenshot({ path: target, type: 'jpeg', quality: 82 })
} finally {
  await browser.close()
  server.kill('SIGTERM')
}

async function shoot(from: Browser, brand: string, viewport: { width: number; height: number }): Promise<string> {
  const page = await from.newPage({ viewport })
  await page.goto(`http://${brand}.localhost:${port}/`, { waitUntil: 'networkidle' })
  const shot = await page.screenshot()
  await page.close()
  return shot.toString('base64')
}
