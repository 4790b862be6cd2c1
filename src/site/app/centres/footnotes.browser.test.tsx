import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { LegalNode } from '@/contract/site-data/legal-text'
import { LegalContent } from '@/site/elements/legal/legal-content'
import { FormStage } from '@/site/forms/testing/form-stage'
import { keepBackEntries, registerOverlay } from '@/site/ui/modals/page-overlays'
import { BackButton } from './back-button'

const text: LegalNode[] = [
  ['p', {}, 'Within two days', ['sup', {}, ['a', { id: 'fnref-1', href: '#fn-1' }, '1']]],
  ['p', { id: 'fn-1' }, 'Of the week.', ['a', { href: '#fnref-1', back: true }, '↩']],
]

let stop: () => void

beforeEach(() => {
  history.pushState({ idx: 1, key: 'page' }, '')
  const back = new BackButton()
  stop = back.start()
  keepBackEntries(back)
})
afterEach(async () => {
  // What it has put off would take the entries of the next test for its own, and a step that it waits for would be one
  // that the player takes there.
  await new Promise((resolve) => setTimeout(resolve))
  await vi.waitFor(() => expect(document.documentElement.dataset['history']).toBeUndefined())
  stop()
})

/** A dialog that Back closes, with a text in it. */
function Terms({ onBack }: { onBack: () => void }) {
  useEffect(() => registerOverlay(onBack), [onBack])
  return (
    <FormStage fields={{ forms: {}, patterns: {} }} texts={{ 'legal.back': 'Back to the text' }}>
      <dialog open>
        <LegalContent content={text} lower={2} />
      </dialog>
    </FormStage>
  )
}

const standsAt = (over: number) =>
  vi.waitFor(() => expect((history.state as { over?: number } | null)?.over ?? 0).toBe(over))
const note = () => page.getByRole('link', { name: '1', exact: true })

it('Back leads from a footnote to where it was named, and only then closes the dialog', async () => {
  const onBack = vi.fn()
  const { unmount } = await render(<Terms onBack={onBack} />)
  await standsAt(1)
  await note().click()
  await standsAt(2)
  expect(document.activeElement?.id).toBe('fn-1')
  history.back()
  await expect.element(note()).toHaveFocus()
  await standsAt(1)
  expect(onBack).not.toHaveBeenCalled()
  history.back()
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(1))
  await unmount()
})

it('the way back that the text has ends the step, too', async () => {
  const onBack = vi.fn()
  const { unmount } = await render(<Terms onBack={onBack} />)
  await standsAt(1)
  await note().click()
  await standsAt(2)
  await page.getByRole('link', { name: 'Back to the text' }).click()
  await standsAt(1)
  await expect.element(note()).toHaveFocus()
  expect(onBack).not.toHaveBeenCalled()
  await unmount()
  await standsAt(0)
})

it('a footnote that is still read when the dialog closes leaves nothing behind', async () => {
  const { unmount } = await render(<Terms onBack={() => undefined} />)
  await standsAt(1)
  await note().click()
  await standsAt(2)
  await unmount()
  await standsAt(0)
})
