import { spawn } from 'node:child_process'
import { everyDialog } from './every-dialog'
import { journeyWorkers } from '@tests/cores'
import { accessCode, brandCode, brands, journeyFolders, journeyPort, pushServiceOrigin } from './journey-server'
import { MerchantsFolder } from './merchants-folder'

/** All journeys come from one IP address, so its rate limit is raised; the limit is tested with the sandbox's calls. */
const sandbox = { triesPerAddress: 100_000 }

/** The server of `npm start`, with a copy of each brand for each worker and a temporary database. */
const merchants = new MerchantsFolder(journeyFolders.merchants)
for (const brand of brands) {
  for (let worker = 0; worker < journeyWorkers; worker++) {
    merchants.copy(brand, brandCode(brand, worker))
    merchants.change(brandCode(brand, worker), 'site.json', { sandbox })
  }
  const code = accessCode(brand)
  merchants.copy(brand, code)
  merchants.change(code, 'theme.json', { scheme: 'auto' })
  merchants.change(code, 'site.json', { sandbox: { ...sandbox, features: { FREEPLAY3: 1 } } })
  merchants.change(code, 'features.json', { flags: { FREEPLAY3: { default: true, locked: true } } })
  merchants.change(code, 'routes.json', { pages: { everyDialog: everyDialog.page } })
  for (const language of ['EN', 'TY', 'VI']) merchants.change(code, `locales/${language}.json`, everyDialog.texts)
}
for (let worker = 0; worker < journeyWorkers; worker++) {
  const clientId = brandCode('aurora', worker)
  // Social providers know each brand by a client id of its own.
  const providers = { google: { clientId }, facebook: { clientId } }
  merchants.change(clientId, 'site.json', { socialLogin: { providers } })
}
merchants.copy('aurora', 'menu-beside-form')
merchants.change('menu-beside-form', 'routes.json', { pages: { register: { shell: { sideMenu: true } } } })
merchants.copy('aurora', 'phone-provider')
// Its journeys prove many times from one address that they are persons.
merchants.change('phone-provider', 'site.json', {
  phoneVerification: { provider: 'sandbox' },
  sandbox: { triesPerAddress: 10_000 },
})
merchants.copy('derby', 'notified')
merchants.change('notified', 'site.json', {
  push: { provider: 'webPush' },
  sandbox: { ...sandbox, pushServices: [pushServiceOrigin] },
})
merchants.copy('derby', 'one-banner')
merchants.change('one-banner', 'banners.json', { groups: { w_home: { order: ['kickoff'] } } })
merchants.copy('derby', 'no-banner')
merchants.change('no-banner', 'banners.json', { groups: { w_home: { order: [] } } })
merchants.copy('derby', 'login-first')
merchants.change('login-first', 'routes.json', { loginFirst: true })
merchants.copy('derby', 'login-moved')
merchants.change('login-moved', 'routes.json', { loginFirst: true, pages: { login: { path: '/sign-in' } } })
merchants.copy('derby', 'two-domains')
merchants.change('two-domains', 'site.json', {
  hosts: ['two-domains.localhost', 'two-domains-b.localhost'],
  allowedHosts: ['download.two-domains.example', 'register.example'],
})

for (const [code, provider] of [
  ['measured', 'gtag'],
  ['unmeasured', 'none'],
] as const) {
  merchants.copy('derby', code)
  const monitoring = { endpoint: provider === 'none' ? '' : '/telemetry/v1/logs' }
  merchants.change(code, 'site.json', { analytics: { provider }, monitoring, sandbox: { gtagId: 'G-SAMPLE1' } })
}

const server = spawn('npm', ['start', '--', '--out', journeyFolders.built], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(journeyPort), MERCHANTS_DIR: merchants.path, SANDBOX_DB: ':memory:' },
})
server.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => server.kill('SIGTERM'))
