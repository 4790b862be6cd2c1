import { spawn } from 'node:child_process'
import { journeyWorkers } from '@tests/cores'
import { addComposedBrands, sandbox } from './composed-brands'
import { brandCode, brands, journeyFolders, journeyPort } from './journey-server'
import { MerchantsFolder } from './merchants-folder'

/** The server of `npm start`, with a copy of each brand for each worker and a temporary database. */
const merchants = new MerchantsFolder(journeyFolders.merchants)
for (const brand of brands) {
  for (let worker = 0; worker < journeyWorkers; worker++) {
    merchants.copy(brand, brandCode(brand, worker))
    merchants.change(brandCode(brand, worker), 'site.json', { sandbox })
  }
}
for (let worker = 0; worker < journeyWorkers; worker++) {
  const clientId = brandCode('aurora', worker)
  // Social providers know each brand by a client id of its own.
  const providers = { google: { clientId }, facebook: { clientId } }
  merchants.change(clientId, 'site.json', { socialLogin: { providers } })
}
const isFirst = process.env['TEST_EXTENT'] === 'first'
addComposedBrands(merchants, isFirst)
// Its pages in 34 languages are most of the build, and the journeys of `npm test` go to other brands.
if (isFirst) merchants.remove('atlas')

const server = spawn('npm', ['start', '--', '--out', journeyFolders.built], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(journeyPort), MERCHANTS_DIR: merchants.path, SANDBOX_DB: ':memory:' },
})
server.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => server.kill('SIGTERM'))
