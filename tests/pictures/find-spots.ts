import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Box } from './boxes'

/** Something on a screen that people cannot read or reach. */
export interface Spot {
  readonly kind: 'overflow' | 'contrast'
  /** In the viewport. */
  readonly box: Box
  /** A sentence about it. */
  readonly words: string
}

/** What is wider than the page, or than the dialog that is open. */
export async function findOverflow(page: Page): Promise<Spot[]> {
  const found = await page.evaluate(tooWide)
  return found.map(({ text, by, box }) => ({
    ...{ kind: 'overflow', box },
    words: `“${text}” reaches ${by} ${by === 1 ? 'pixel' : 'pixels'} beyond the edge.`,
  }))
}

/** What axe finds too faint, with the two colours and their contrast. */
export async function findContrast(page: Page): Promise<Spot[]> {
  // Evaluated as the debugger does, which a content policy does not concern.
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  const found = await page.evaluate(tooFaint)
  return found.map(({ text, box, front, back, ratio, needed }) => ({
    ...{ kind: 'contrast', box },
    words: `“${text}”: ${front} on ${back} is ${ratio} : 1, and ${needed} is needed.`,
  }))
}

interface Wide {
  readonly text: string
  readonly by: number
  readonly box: Box
}

/** Runs in the page: elements that make it scroll sideways, without those that another one clips or scrolls. */
function tooWide(): Wide[] {
  const most = 5
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const scrolled = dialog ?? document.documentElement
  if (scrolled.scrollWidth <= scrolled.clientWidth) return []
  const root = dialog ?? document.body
  const edge = dialog === undefined ? document.documentElement.clientWidth : dialog.getBoundingClientRect().right
  const clips = (element: Element | null): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement))
  const found = [...root.querySelectorAll('*')].flatMap((element) => {
    const { x, y, width, height, right } = element.getBoundingClientRect()
    const isOut = right > edge + 0.5 && width > 0 && height > 0 && !clips(element.parentElement)
    return isOut ? [{ element, by: Math.ceil(right - edge), box: { x, y, width, height } }] : []
  })
  // The innermost ones: what holds them is too wide because of them.
  return found
    .filter(({ element }) => !found.some((each) => each.element !== element && element.contains(each.element)))
    .slice(0, most)
    .map(({ element, by, box }) => {
      const text = element.textContent.trim() || (element.getAttribute('alt') ?? '') || element.tagName.toLowerCase()
      return { text: text.slice(0, 60), by, box }
    })
}

interface Faint {
  readonly text: string
  readonly box: Box
  readonly front: string
  readonly back: string
  readonly ratio: number
  readonly needed: string
}

/** Runs in the page, where axe was loaded. */
async function tooFaint(): Promise<Faint[]> {
  const most = 10
  interface Found {
    readonly element: Element
    readonly any: readonly {
      readonly data: Record<'fgColor' | 'bgColor' | 'expectedContrastRatio', string> & { contrastRatio: number }
    }[]
  }
  const { axe } = globalThis as unknown as {
    axe: { run(on: Node, how: object): Promise<{ violations: readonly { nodes: readonly Found[] }[] }> }
  }
  const on = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const how = { runOnly: ['color-contrast'], resultTypes: ['violations'], elementRef: true }
  const { violations } = await axe.run(on, how)
  return violations
    .flatMap(({ nodes }) => nodes)
    .slice(0, most)
    .flatMap(({ element, any }) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const [first] = any
      if (first === undefined) return []
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = first.data
      return [
        {
          text: element.textContent.trim().slice(0, 60),
          box: { x, y, width, height },
          ...{
            front: fgColor,
            back: bgColor,
            ratio: contrastRatio,
            needed: expectedContrastRatio.replace(':1', ' : 1'),
          },
        },
      ]
    })
}
