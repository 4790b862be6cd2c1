import { spawn } from 'node:child_process'
import { MerchantsFolder } from './merchants-folder'
import { brandCode, brands, journeyFolders, journeyPort, workers } from './journey-server'

/** What `npm start` serves, with a copy of each brand a worker and a database that is gone afterwards. */
const merchants = new MerchantsFolder(journeyFolders.merchants)
for (const brand of brands)
  for (let worker = 0; worker < workers; worker++) merchants.copy(brand, brandCode(brand, worker))
merchants.copy('aurora', 'menu-beside-form')
merchants.change('menu-beside-form', 'routes.json', { pages: { register: { shell: { sideMenu: true } } } })
merchants.copy('derby', 'one-banner')
merchants.change('one-banner', 'banners.json', { groups: { w_home: { order: ['kickoff'] } } })
merchants.copy('derby', 'no-banner')
merchants.change('no-banner', 'banners.json', { groups: { w_home: { order: [] } } })

const server = spawn('npm', ['start', '--', '--out', journeyFolders.built], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(journeyPort), MERCHANTS_DIR: merchants.path, SANDBOX_DB: ':memory:' },
})
server.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => server.kill('SIGTERM'))
