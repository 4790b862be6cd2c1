import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './fixtures'

/** A third of the size of `axe.source`, which every document parses again. */
const axeFile = 'node_modules/axe-core/axe.min.js'

/** Widths of a phone, a tablet and a desktop, and both colour schemes, if the brand follows the device. */
const screens = [
  [360, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/**
 * Loads axe into every document of the page, and makes colour changes immediate: with transitions, nested elements
 * would get their new colour one level after another. Must be called before the first document.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: axeFile })
  await page.addInitScript(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition-property: none !important }')
    document.adoptedStyleSheets = [still]
  })
}

/**
 * The page, or the dialog over it, has no accessibility violations at any of the screen sizes and does not overflow
 * them. `part` is the selector of what alone is looked at.
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  for (const [width, colorScheme] of screens) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const barriers = await page.evaluate(findBarriers, { how: options, part })
    expect.soft(barriers, `${state} at ${width} pixels, ${colorScheme}`).toEqual([])
  }
}

async function findBarriers({ how, part }: { how: RunOptions; part: string | undefined }): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: { run(on: Node, how: RunOptions): Promise<AxeResults> } }
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  // Scroll-driven animations never end.
  const isMoving = ({ playState, timeline }: Animation) => playState === 'running' && timeline === document.timeline
  // React responds to the new width before the second frame.
  await frame()
  do await frame()
  while (document.getAnimations().some(isMoving))
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const { violations } = await axe.run(dialog ?? (part === undefined ? document : document.querySelector(part)!), how)
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join('\n  ')}`)
  const tooWide = document.documentElement.scrollWidth - innerWidth
  // A strip that is scrolled by touch has no scroll bar; nothing else in a dialog may overflow sideways.
  for (const element of dialog?.querySelectorAll('*') ?? []) {
    const { overflowX, scrollbarWidth } = getComputedStyle(element)
    const hidden = element.scrollWidth - element.clientWidth
    if (hidden > 1 && /auto|scroll/.test(overflowX) && scrollbarWidth !== 'none')
      found.push(`${hidden} pixels of a ${element.tagName.toLowerCase()} are out of sight`)
  }
  return tooWide > 0 ? [...found, `${tooWide} pixels too wide`] : found
}
