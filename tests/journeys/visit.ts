import type { Page, Response } from '@playwright/test'

/**
 * The ways to a document that a person has in the browser's own bar. Each waits until the history of the page stands
 * still: what closes over a page takes its entry away a moment later, and the browser gives up a navigation that meets
 * such a step (`src/site/app/centres/back-button.ts`). The linter keeps specs from calling the page's own methods.
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
