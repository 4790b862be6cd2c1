import { expect, type Page, type Response } from '@playwright/test'
import type { Sandbox } from './sandbox'

/** Reads the captcha that a page shows: its id from the answer, its text from the control panel. */
export class CaptchaReader {
  readonly #sandbox: Sandbox
  #shown: string | undefined
  #read: string | undefined

  constructor(page: Page, sandbox: Sandbox) {
    this.#sandbox = sandbox
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/wps/captcha' && response.ok()) void this.#remember(response)
    })
  }

  /** The text of a captcha that was not read before: each is valid once. */
  async next(): Promise<string> {
    await expect.poll(() => this.#shown, { message: 'a new captcha' }).not.toBe(this.#read)
    this.#read = this.#shown
    return this.#sandbox.captcha(this.#shown ?? '')
  }

  /** The digits that were spoken for the captcha on the page, as the sandbox knows them: the page does not say them. */
  async heard(): Promise<string> {
    return this.#sandbox.spokenDigits(this.#shown ?? '')
  }

  async #remember(response: Response): Promise<void> {
    // The answer cannot be read if the page is being left.
    const body = (await response.json().catch(() => ({}))) as { value?: { id?: string } }
    this.#shown = body.value?.id ?? this.#shown
  }
}
