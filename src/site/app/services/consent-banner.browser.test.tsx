import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormStage } from '@/site/forms/testing/form-stage'
import { ConsentBanner } from './consent-banner'

const texts = { 'consent.reject': 'Reject all' }

const cookies = ['_ga', '_ga_AB12', '_pk_id.1.2', '_own']

afterEach(() => {
  for (const name of cookies) document.cookie = `${name}=; path=/; max-age=0`
})

it('the cookies that an earlier choice let in go while there is a question', async () => {
  for (const name of cookies) document.cookie = `${name}=1; path=/`
  await render(
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <ConsentBanner asked={[]} onChoose={() => undefined} />
    </FormStage>,
  )
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await expect.poll(() => document.cookie).not.toMatch(/_ga|_pk_/)
  expect(document.cookie).toContain('_own=1')
})

const covered = (element: Element) => {
  const banner = page.getByRole('button', { name: 'Reject all' }).element().closest('section')
  const [{ top, bottom }, edges] = [element.getBoundingClientRect(), banner!.getBoundingClientRect()]
  return top < edges.bottom && bottom > edges.top
}

/** A form that is higher than the page, with its field where the banner lies. */
function FormBelow({ asks }: { asks: boolean }) {
  return (
    <FormStage fields={{ forms: {}, patterns: {} }} texts={texts}>
      <label style={{ position: 'absolute', insetBlockStart: 'calc(100vh - 4rem)' }}>
        Name <input />
      </label>
      <div style={{ blockSize: '150vh' }} />
      {asks && <ConsentBanner asked={[]} onChoose={() => undefined} />}
    </FormStage>
  )
}

it('a field that somebody is in when the question comes is brought out from below it', async () => {
  const { rerender } = await render(<FormBelow asks={false} />)
  const field = page.getByRole('textbox', { name: 'Name' }).element() as HTMLElement
  field.focus()
  await rerender(<FormBelow asks />)
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  await expect.poll(() => covered(field)).toBe(false)
})

it('a field that a finger or a script focuses below the question is brought out', async () => {
  await render(<FormBelow asks />)
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Name' }).element() as HTMLElement
  scrollTo(0, 0)
  await expect.poll(() => covered(field)).toBe(true)
  field.focus({ preventScroll: true })
  await expect.poll(() => covered(field)).toBe(false)
})

it('what is pressed below the question stays where it is until the finger is lifted', async () => {
  await render(<FormBelow asks />)
  await expect.element(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Name' }).element() as HTMLElement
  scrollTo(0, 0)
  await expect.poll(() => covered(field)).toBe(true)
  field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  field.focus({ preventScroll: true })
  expect(covered(field)).toBe(true)
  field.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.poll(() => covered(field)).toBe(false)
})

it('what stands last on a page can be scrolled clear of the question', async () => {
  await render(<FormBelow asks />)
  await expect.poll(() => document.body.style.paddingBlockEnd).not.toBe('')
  const banner = page.getByRole('button', { name: 'Reject all' }).element().closest('section')!
  expect(parseFloat(document.body.style.paddingBlockEnd)).toBeGreaterThanOrEqual(banner.offsetHeight)
})
