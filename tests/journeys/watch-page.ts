import type { BrowserContext, Page } from '@playwright/test'

/** Collects what pages of a healthy site never show: errors and policy violations. */
export class PageProblems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Expects a failure that the journey itself causes, such as a call answered with 500. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  get unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)))
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, violation: string) => {
      this.#found.push(`policy: ${violation}`)
    })
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
        reportViolation(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
      })
    })
    context.on('page', (page) => this.#listen(page))
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      const { url } = message.location()
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${url})`)
    })
  }
}
