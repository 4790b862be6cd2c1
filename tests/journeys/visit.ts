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

/** Goes to another page of the site as a click on a link does. */
export async function goInside(page: Page, path: string): Promise<void> {
  await isDrawn(page)
  await standsStill(page)
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/**
 * The router listens once React has drawn or hydrated the page, which only React's own root tells: what was drawn in
 * advance looks the same.
 */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    interface ReactRoot {
      readonly stateNode: { readonly current: { child: unknown; memoizedState: { isDehydrated: boolean } } }
    }
    const found = [...document.querySelectorAll('body > *')].flatMap((element) =>
      Object.entries(element).filter(([key]) => key.startsWith('__reactContainer$')),
    )
    const current = (found[0]?.[1] as ReactRoot | undefined)?.stateNode.current
    return current !== undefined && current.child !== null && !current.memoizedState.isDehydrated
  })
}

async function standsStill(page: Page): Promise<void> {
  await page.locator(':root[data-history="moving"]').waitFor({ state: 'detached' })
}
