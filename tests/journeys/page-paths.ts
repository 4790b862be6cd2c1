import type { Page } from '@playwright/test'
import type { FirstBootData, SiteData } from '@/contract/site-data/boot-data'

/** Paths of every page of the merchant's JSON, as the site itself knows them. */
export async function pagePaths(page: Page): Promise<string[]> {
  const boot = JSON.parse((await page.locator('#livery-boot').textContent()) ?? '') as FirstBootData
  const rest = await page.evaluate(async (address) => (await fetch(address)).text(), boot.rest)
  const { routes } = JSON.parse(rest) as Pick<SiteData, 'routes'>
  return [boot.routes.pages.home, ...Object.values(routes.pages)].map(({ path }) => path)
}
