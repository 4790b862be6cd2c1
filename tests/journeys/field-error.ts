import { expect, type Locator } from '@playwright/test'

/** The field is marked invalid, and an associated message says why (aria-errormessage or aria-describedby). */
export async function expectFieldError(input: Locator, message: string | RegExp): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => input.evaluate(wordsTiedTo)).toMatch(message)
}

function wordsTiedTo(input: Element): string {
  const ids = ['aria-errormessage', 'aria-describedby'].flatMap((name) => input.getAttribute(name)?.split(/\s+/) ?? [])
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  // A blank that no line ends at is a blank to whoever reads it.
  return words.replaceAll('\u00a0', ' ')
}
