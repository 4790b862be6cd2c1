import type { Page } from '@playwright/test'
import { expect, test, type Brand } from './fixtures'
import { goTo } from './visit'

/** When the browser begins: before the scripts run, and while the parts of the page wake up. */
const moments = ['readystatechange', 'load'] as const

/**
 * Translates a page as Google's translator does: each text is replaced by one in two fonts, and so is what comes later.
 */
async function translate(page: Page, moment: (typeof moments)[number]): Promise<void> {
  await page.addInitScript((when) => {
    const texts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      return found.filter(({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('font, script'))
    }
    const font = (within: Node | string) => {
      const element = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      element.style.verticalAlign = 'inherit'
      element.append(within)
      return element
    }
    const translateAll = () => {
      const root = document.getElementById('root')
      if (root === null) return
      document.documentElement.classList.add('translated-ltr')
      for (const text of texts(root)) text.replaceWith(font(font(`«${text.data}»`)))
    }
    addEventListener(
      when,
      () => {
        translateAll()
        let later: ReturnType<typeof setTimeout>
        new MutationObserver(() => {
          clearTimeout(later)
          later = setTimeout(translateAll, 500)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      },
      { once: true, capture: true },
    )
  }, moment)
}

const isAwake = () => {
  const parts = [...document.querySelectorAll('footer :not(font), main :is(h2, button)')]
  return parts.length > 0 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps$')))
}

async function stays(page: Page, { address }: Brand): Promise<void> {
  await goTo(page, address)
  await page.waitForFunction(isAwake)
  await expect(page.getByRole('contentinfo')).toContainText('«')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toContainText('«')
}

for (const moment of moments) {
  test(`a home page that the browser translates at its ${moment} stays translated, and nothing fails`, async ({
    page,
    aurora,
    derby,
    lotus,
  }) => {
    await translate(page, moment)
    for (const brand of [aurora, derby, lotus]) await stays(page, brand)
  })
}
