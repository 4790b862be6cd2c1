import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/**
 * Cycles through the topmost dialog by Tab: each control is reached, and is visible when it has the focus (WCAG 2.1.1,
 * 2.4.11).
 */
export async function expectReachable(page: Page, state: string): Promise<void> {
  const names = await page.evaluate(markControls)
  const reached = new Set<number>()
  const covered: string[] = []
  for (let press = 0; press < 2 * names.length + 10 && reached.size < names.length; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedControl)
    if (stop === undefined) continue
    if (!reached.has(stop.at) && !stop.isSeen) covered.push(names[stop.at] ?? '')
    reached.add(stop.at)
  }
  expect.soft(covered, `${state}: covered where they have the focus`).toEqual([])
  const missed = names.filter((_, at) => !reached.has(at))
  expect.soft(missed, `${state}: not reached by the keyboard`).toEqual([])
}

/** Numbers the controls of the dialog; the radio buttons of a group are one control. */
function markControls(): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const found = [...(dialog?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? [])]
  const stops = new Map<string, string>()
  for (const [at, control] of found.entries()) {
    const isOff = control.matches(':disabled, [tabindex="-1"], [inert] *') || !control.checkVisibility()
    if (isOff) continue
    const group = control.matches('[type=radio]') ? `radio ${control.getAttribute('name')}` : `${at}`
    const name = `${control.tagName.toLowerCase()} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 40)}"`
    if (!stops.has(group)) stops.set(group, name)
    control.dataset['stop'] = String([...stops.keys()].indexOf(group))
  }
  return [...stops.values()]
}

function focusedControl(): { at: number; isSeen: boolean } | undefined {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control.dataset['stop'] === undefined) return undefined
  const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  const label = control.closest('label')
  const isSeen =
    shown !== null && (control.contains(shown) || shown.contains(control) || label?.contains(shown) === true)
  return { at: Number(control.dataset['stop']), isSeen }
}
