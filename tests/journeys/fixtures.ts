import { test as base, expect } from '@playwright/test'
import { CaptchaReader } from './captcha-reader'
import { HumanSolver } from './human-solver'
import { brandAddress, brandCode, journeyPort, type BrandName } from './journey-server'
import { OwnServer } from './own-server'
import { Sandbox } from './sandbox'
import { PageProblems } from './watch-page'

export interface Brand {
  /** Code of this worker's own copy. */
  readonly code: string
  readonly address: string
}

interface Fixtures {
  readonly aurora: Brand
  readonly derby: Brand
  /** Speaks Vietnamese first. */
  readonly lotus: Brand
  readonly sandbox: Sandbox
  readonly captcha: CaptchaReader
  readonly human: HumanSolver
  readonly problems: PageProblems
  /** Starts a further server on the same build, with other settings; it ends with the journey. */
  readonly startServer: (env: Record<string, string>) => Promise<OwnServer>
}

const brand =
  (name: BrandName) =>
  async ({}: object, use: (brand: Brand) => Promise<void>, { parallelIndex }: { parallelIndex: number }) => {
    const code = brandCode(name, parallelIndex)
    await use({ code, address: brandAddress(code) })
  }

export const test = base.extend<Fixtures>({
  aurora: brand('aurora'),
  derby: brand('derby'),
  lotus: brand('lotus'),
  sandbox: async ({}, use) => {
    const sandbox = new Sandbox()
    await use(sandbox)
    await sandbox.restore()
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
  problems: [
    async ({ context }, use) => {
      const problems = new PageProblems()
      await problems.watch(context)
      await use(problems)
      expect(problems.unexpected, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
