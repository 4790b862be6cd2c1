import { endpoints, type CallName } from '@/gateway/endpoints'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant, type SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { StagedSite } from './staged-site'

const reads = ['permission', 'registerSettings', 'notices', 'domainRoutes'] satisfies CallName[]

/** What the merchant's sandbox answers to a site that has just been opened. */
export async function observeSandbox({ merchant }: StagedSite): Promise<string> {
  const staged = sandboxMerchant(merchant.config, (language, key) => merchant.texts.written(language, key))
  const sandbox = await createSandbox({ merchants: [staged], database: ':memory:', clock: () => 0 })
  try {
    const answers = reads.map(async (name) => {
      const { path, moduleId } = { ...endpoints[name], ...staged.calls[name] }
      const headers = { merchant: staged.code, language: staged.defaultLanguage, 'module-id': moduleId }
      const answer = await sandbox.app.request(`${path}?types=B,PL,PU,PR&platform=W&execution=B&url=x`, { headers })
      return answer.text()
    })
    const panel = await sandbox.app.request(`/sandbox/features?merchant=${staged.code}`)
    const codes = [await askForCode(sandbox, staged, '0901234567'), await askForCode(sandbox, staged, '0907654321')]
    return [...(await Promise.all(answers)), await panel.text(), ...codes].join('\n')
  } finally {
    sandbox.close()
  }
}

/** A code for a registration is asked for by somebody who has not proved to be a person. */
async function askForCode(
  sandbox: Sandbox,
  { code, defaultLanguage, calls }: SandboxMerchant,
  mobileNo: string,
): Promise<string> {
  const { path, method, moduleId } = { ...endpoints.registerSms, ...calls['registerSms'] }
  const headers = {
    merchant: code,
    language: defaultLanguage,
    'module-id': moduleId,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ countryDialingCode: '+84', mobileNo })
  return (await sandbox.app.request(path, { method, headers, body })).text()
}
