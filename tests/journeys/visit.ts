import type { Page, Response } from '@playwright/test'

/**
 * Navigations that a user makes with the browser's own controls. Each waits until the page's history has settled: a
 * closed layer removes its entry a moment later, and the browser cancels a navigation that coincides with this
 * (`src/site/app/centres/back-button.ts`). A lint rule keeps specs from calling the page's own methods.
 */
type Going = Promise<Response | null>

export async function goTo(page: Page, address: string, options: Parameters<Page['goto']>[1] = {}): Going {
  await standsStill(page)
  return page.goto(address, options)
}

export async function reload(page: Page): Going {
  await standsStill(page)
  return page.reload()
}

export async function goBack(page: Page): Going {
  await standsStill(page)
  return page.goBack()
}

export async function goForward(page: Page): Going {
  await standsStill(page)
  return page.goForward()
}

async function standsStill(page: Page): Promise<void> {
  await page.locator(':root[data-history="moving"]').waitFor({ state: 'detached' })
}
