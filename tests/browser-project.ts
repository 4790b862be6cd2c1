import { playwright } from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'
import { testLaunch } from './chromium-launch.ts'
import type { InNode } from './formats/formats-in-node.ts'

/** Vitest in a headless Chromium. */
export function browserProject() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: testLaunch() }),
    instances: [{ browser: 'chromium' as const }],
    commands: { formatsInNode },
  }
}

/** What Node writes, for tests that compare it with the browser. */
const formatsInNode: BrowserCommand<[], readonly InNode[]> = async ({ project }) => {
  const module = await project.import<typeof import('./formats/formats-in-node.ts')>(
    '/tests/formats/formats-in-node.ts',
  )
  return module.formatsInNode()
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    formatsInNode(): Promise<readonly InNode[]>
  }
}
