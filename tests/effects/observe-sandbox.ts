import { callAddress } from '@/gateway/call-address'
import { endpoints, type CallName } from '@/gateway/endpoints'
import { noticesRequest } from '@/gateway/notices-request'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant, type SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { StagedSite } from './staged-site'

/** What a site asks for when it has just been opened. */
const reads: readonly (readonly [CallName, Record<string, string>])[] = [
  ['permission', { url: 'sampler.example' }],
  ['registerSettings', {}],
  ['notices', noticesRequest],
  ['domainRoutes', { device: '0' }],
]

const trial = { os: 'Linux', platform: 'W', random: 'x', version: 3 }

/** What the merchant's sandbox answers to a site that has just been opened. */
export async function observeSandbox({ merchant }: StagedSite): Promise<string> {
  const staged = sandboxMerchant(merchant.config, (language, key) => merchant.texts.written(language, key))
  const sandbox = await createSandbox({ merchants: [staged], database: ':memory:', clock: () => 0 })
  try {
    const answers = reads.map(([name, request]) => ask(sandbox, staged, name, request))
    const { value } = JSON.parse(await ask(sandbox, staged, 'freePlayLogin', trial)) as {
      value: { token: string } | null
    }
    answers.push(ask(sandbox, staged, 'merchantWallet', {}, value?.token))
    const panel = await sandbox.app.request(`/sandbox/features?merchant=${staged.code}`)
    const codes = [await askForCode(sandbox, staged, '0901234567'), await askForCode(sandbox, staged, '0907654321')]
    return [...(await Promise.all(answers)), await panel.text(), ...codes].join('\n')
  } finally {
    sandbox.close()
  }
}

/** A code for a registration is asked for by somebody who has not proved to be a person. */
const askForCode = (sandbox: Sandbox, staged: SandboxMerchant, mobileNo: string): Promise<string> =>
  ask(sandbox, staged, 'registerSms', { countryDialingCode: '+84', mobileNo })

async function ask(
  sandbox: Sandbox,
  { code, defaultLanguage, calls }: SandboxMerchant,
  name: CallName,
  request: object,
  token?: string,
): Promise<string> {
  const { path, method, moduleId } = { ...endpoints[name], ...calls[name] }
  const headers = {
    merchant: code,
    language: defaultLanguage,
    'module-id': moduleId,
    'content-type': 'application/json',
    ...(token !== undefined && { token }),
  }
  const answer =
    method === 'GET'
      ? await sandbox.app.request(callAddress('', path, request), { headers })
      : await sandbox.app.request(path, { method, headers, body: JSON.stringify(request) })
  return answer.text()
}
