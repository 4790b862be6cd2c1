import { expect, type Locator, type Page, type Response } from '@playwright/test'
import type { Sandbox } from './sandbox'

/** Solves the human check: the challenge's id from the answer, its solution from the control panel. */
export class HumanSolver {
  readonly slider: Locator
  readonly #sandbox: Sandbox
  #shown: string | undefined
  #solved: string | undefined

  constructor(page: Page, sandbox: Sandbox) {
    this.#sandbox = sandbox
    this.slider = page.getByRole('dialog').getByRole('slider')
    page.on('response', (response) => {
      const isChallenge = new URL(response.url()).pathname === '/wps/verification/human'
      if (isChallenge && response.request().method() === 'GET' && response.ok()) void this.#remember(response)
    })
  }

  async solve(): Promise<void> {
    await expect(this.slider).toBeFocused()
    await expect.poll(() => this.#shown, { message: 'a new challenge' }).not.toBe(this.#solved)
    this.#solved = this.#shown
    await this.slider.fill(await this.#sandbox.captcha(this.#shown ?? ''))
    await this.slider.press('Enter')
    await expect(this.slider).toBeHidden()
  }

  async #remember(response: Response): Promise<void> {
    const body = (await response.json()) as { value?: { id?: string } }
    this.#shown = body.value?.id
  }
}
