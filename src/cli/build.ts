import { resolve } from 'node:path'
import { Command } from 'commander'
import { buildSites } from '@/build/build-sites'
import { loadMerchants } from './load-merchants'
import { runCommand } from './run-command'
import { merchantsOption, outOption, type BuildSettings } from './site-options'

const command = new Command('build')
  .description('Build the scripts once and the pages of every merchant.')
  .addOption(merchantsOption())
  .addOption(outOption())
  .action(async ({ merchants: folder, out }: BuildSettings) => {
    const merchants = loadMerchants(folder)
    await buildSites({ root: process.cwd(), out: resolve(out), merchants })
    console.log(`Built ${merchants.length} merchants to ${out}`)
  })

await runCommand(command)
