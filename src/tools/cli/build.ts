import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { buildSites } from '@/tools/build/build-sites'
import { gatewayUnknown } from '@/tools/build/static-site'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { CommandError } from './command-error'
import { runCommand } from './run-command'
import { gatewayOption, merchantsOption, outOption, type BuildSettings } from './site-options'
import { validMerchants } from './valid-merchants'
import { watched } from './watched'

interface StaticSettings extends BuildSettings {
  readonly gateway: URL | 'sandbox'
  readonly static?: readonly string[]
}

const command = new Command('build')
  .description('Build the scripts once and the pages of every merchant.')
  .addOption(merchantsOption())
  .addOption(outOption())
  .addOption(gatewayOption())
  .option('--static <code...>', 'make a folder for a static host of these merchants, too')
  .action(async ({ merchants: folder, out, gateway, static: staticSites = [] }: StaticSettings) => {
    const merchants = validMerchants(folder)
    const unknown = staticSites.find((code) => !merchants.some((merchant) => merchant.code === code))
    if (unknown !== undefined) throw new CommandError(`There is no merchant ${unknown} in ${folder}.`, 2)
    const lost = gateway === 'sandbox' ? staticSites.find((code) => needsGateway(code, merchants)) : undefined
    if (lost !== undefined) throw new CommandError(gatewayUnknown(lost), 2)
    const passTo = gateway === 'sandbox' ? {} : { gateway }
    await watched((onProgress) =>
      buildSites({ root: process.cwd(), out: resolve(out), merchants, staticSites, onProgress, ...passTo }),
    )
    console.log(`Built ${merchants.length} merchants to ${out}`)
    for (const code of staticSites) console.log(`For a static host: ${join(out, 'static', code)}`)
  })

/** Whether a merchant's pages call the site's own address, which a static host has to pass on. */
function needsGateway(code: string, merchants: readonly ResolvedMerchant[]): boolean {
  return merchants.some((merchant) => merchant.code === code && merchant.config.site.gateway.baseUrl === '')
}

await runCommand(command)
