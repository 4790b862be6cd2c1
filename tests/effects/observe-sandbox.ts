import { shippedLegal } from '@/engine/resolved/legal-texts'
import { callAddress } from '@/site/gateway/call-address'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { noticesRequest } from '@/site/gateway/content/notices-request'
import { artAddress } from '@/sandbox/art/art-files'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant, type SandboxMerchant } from '@/sandbox/sandbox-merchant'
import type { StagedSite } from './staged-site'

/** The calls of a site that was just opened. */
const reads: readonly (readonly [CallName, Record<string, string>])[] = [
  ['permission', { url: 'sampler.example' }],
  ['registerSettings', {}],
  ['notices', noticesRequest],
  ['domainRoutes', { device: '0' }],
]

/** A device that none knows, at an address that only a further push service of the sandbox has. The key is RFC 8291's. */
const device = { endpoint: 'https://gateway.example/device', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const renewedDevice = ['renewPush', { old: device, subscription: { ...device, p256dh } }] as const

const trial = { os: 'Linux', platform: 'W', random: 'x', version: 3 }

/** The answers of the merchant's sandbox to a site that was just opened. */
export async function observeSandbox({ merchant }: StagedSite): Promise<string> {
  const { documents } = shippedLegal(merchant)
  const staged = sandboxMerchant(merchant.config, (language, key) => merchant.texts.written(language, key), documents)
  const sandbox = await createSandbox({ merchants: [staged], database: ':memory:', clock: () => 0 })
  try {
    const answers = [...reads, renewedDevice].map(([name, request]) => ask(sandbox, staged, name, request))
    const { value } = JSON.parse(await ask(sandbox, staged, 'freePlayLogin', trial)) as {
      value: { token: string } | null
    }
    answers.push(ask(sandbox, staged, 'merchantWallet', {}, value?.token))
    answers.push(askForLimits(sandbox, staged), askForAgreements(sandbox, staged))
    const panel = await sandbox.app.request(`/sandbox/features?merchant=${staged.code}`)
    const picture = await sandbox.app.request(artAddress(staged, 'news-shield'))
    const codes = [await askForCode(sandbox, staged, '0901234567'), await askForCode(sandbox, staged, '0907654321')]
    return [...(await Promise.all(answers)), await panel.text(), await picture.text(), ...codes].join('\n')
  } finally {
    sandbox.close()
  }
}

/** The request of a registration code without a captcha. */
const askForCode = (sandbox: Sandbox, staged: SandboxMerchant, mobileNo: string): Promise<string> =>
  ask(sandbox, staged, 'registerSms', { countryDialingCode: '+84', mobileNo })

/**
 * For a player who has set a limit and raised it. Unless the merchant configures limits, this is skipped, so that the
 * ledger need not start.
 */
async function askForLimits(sandbox: Sandbox, staged: SandboxMerchant): Promise<string> {
  const { raiseAfterHours, exclusionDays } = staged.responsiblePlay
  const isUsual = raiseAfterHours === 24 && exclusionDays.length === 6
  if (Object.keys(staged.limits).length === 0 && isUsual) return ''
  const player = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  const { value } = JSON.parse(await ask(sandbox, staged, 'login', player)) as { value: { token: string } | null }
  for (const limit of [100, 200])
    await ask(sandbox, staged, 'setPlayLimit', { kind: 'depositDay', limit }, value?.token)
  return ask(sandbox, staged, 'playLimits', {}, value?.token)
}

/** What a player agreed to who registered before anybody asked; skipped where the merchant asks for nothing else. */
async function askForAgreements(sandbox: Sandbox, staged: SandboxMerchant): Promise<string> {
  if (Object.keys(staged.agreed).join() === 'terms') return ''
  const player = { username: 'demo_player', password: 'Demo1234!', type: 'username' }
  const { value } = JSON.parse(await ask(sandbox, staged, 'login', player)) as { value: { token: string } | null }
  return (await ask(sandbox, staged, 'agreements', {}, value?.token)).replace(/"time":"[^"]+"/g, '')
}

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
