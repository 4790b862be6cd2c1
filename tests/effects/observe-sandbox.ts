import { createSandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant } from '@/sandbox/sandbox-merchant'
import { endpoints, type CallName } from '@/gateway/endpoints'
import type { StagedSite } from './staged-site'

const reads = ['permission', 'registerSettings', 'notices', 'domainRoutes'] satisfies CallName[]

/** What the merchant's sandbox answers to a site that has just been opened. */
export async function observeSandbox({ merchant }: StagedSite): Promise<string> {
  const staged = sandboxMerchant(merchant.config)
  const sandbox = await createSandbox({ merchants: [staged], database: ':memory:', clock: () => 0 })
  try {
    const answers = reads.map(async (name) => {
      const { path, moduleId } = { ...endpoints[name], ...staged.calls[name] }
      const headers = { merchant: staged.code, language: staged.defaultLanguage, 'module-id': moduleId }
      const answer = await sandbox.app.request(`${path}?types=B,PL,PU,PR&platform=W&execution=B&url=x`, { headers })
      return answer.text()
    })
    const panel = await sandbox.app.request(`/sandbox/features?merchant=${staged.code}`)
    return [...(await Promise.all(answers)), await panel.text()].join('\n')
  } finally {
    sandbox.close()
  }
}
