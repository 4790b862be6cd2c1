import { test as base, expect } from '@playwright/test'
import { CaptchaReader } from './captcha-reader'
import { HumanSolver } from './human-solver'
import { brandAddress, brandCode, brands, journeyPort, serverAddress, type BrandName } from './journey-server'
import { OwnServer } from './own-server'
import { Sandbox } from './sandbox'
import { SentCalls } from './sent-calls'
import { PageProblems } from './watch-page'

export interface Brand {
  /** Code of this worker's own copy. */
  readonly code: string
  readonly address: string
  /** Of the brand's server. */
  readonly port: number
}

interface Fixtures {
  /**
   * `true` for a journey that moves the clock, which all journeys on a server share: its brands are on a server of its
   * own.
   */
  readonly ownClock: boolean
  readonly port: number
  readonly aurora: Brand
  readonly derby: Brand
  /** Its default language is Vietnamese. */
  readonly lotus: Brand
  /** In all languages. Not copied: only one spec may use it, whose journeys run one after the other. */
  readonly atlas: Brand
  readonly sandbox: Sandbox
  readonly captcha: CaptchaReader
  readonly human: HumanSolver
  readonly problems: PageProblems
  /** The rows of the endpoint table that pages send. */
  readonly sentCalls: SentCalls
  /** Starts a further server on the same build, with other settings; it ends with the journey. */
  readonly startServer: (env: Record<string, string>) => Promise<OwnServer>
}

/** A first visit follows the languages of the browser, and lotus is visited from Vietnam. */
function speakAsInVietnam(): void {
  if (location.hostname.startsWith('lotus')) {
    Object.defineProperty(navigator, 'languages', { get: () => ['vi-VN', 'vi'] })
  }
}

const brand =
  (name: BrandName) =>
  async (
    { port }: { port: number },
    use: (brand: Brand) => Promise<void>,
    { parallelIndex }: { parallelIndex: number },
  ) => {
    const code = brandCode(name, parallelIndex)
    await use({ code, address: brandAddress(code, port), port })
  }

export const test = base.extend<Fixtures>({
  ownClock: [false, { option: true }],
  port: async ({ ownClock, startServer }, use) => {
    await use(ownClock ? (await startServer({ SANDBOX_DB: ':memory:' })).port : journeyPort)
  },
  context: async ({ context }, use) => {
    await context.addInitScript(speakAsInVietnam)
    await use(context)
  },
  aurora: brand('aurora'),
  derby: brand('derby'),
  lotus: brand('lotus'),
  atlas: async ({ port }, use) => {
    await use({ code: 'atlas', address: brandAddress('atlas', port), port })
  },
  sandbox: async ({ port, ownClock }, use) => {
    await use(new Sandbox(serverAddress(port), ownClock))
  },
  captcha: async ({ page, sandbox }, use) => {
    await use(new CaptchaReader(page, sandbox))
  },
  human: async ({ page, sandbox }, use) => {
    await use(new HumanSolver(page, sandbox))
  },
  startServer: async ({}, use, { parallelIndex }) => {
    let server: OwnServer | undefined
    await use(async (env) => {
      await server?.stop()
      server = new OwnServer(journeyPort + 1 + parallelIndex, env)
      await server.start()
      return server
    })
    await server?.stop()
  },
  sentCalls: [
    async ({ context }, use, info) => {
      const sent = new SentCalls()
      sent.watch(context)
      await use(sent)
      sent.report(info)
    },
    { auto: true },
  ],
  problems: [
    async ({ context, sandbox }, use, info) => {
      const problems = new PageProblems()
      await problems.watch(context)
      await use(problems)
      const { unexpected } = problems
      // Signs out the users of open pages, whose resulting messages are not errors.
      await sandbox.restore()
      // A failed journey must not affect the next one, nor its own retry.
      if (info.status !== info.expectedStatus)
        for (const name of brands) await sandbox.reset(brandCode(name, info.parallelIndex))
      expect(unexpected, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
