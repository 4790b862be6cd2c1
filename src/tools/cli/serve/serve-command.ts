import { resolve } from 'node:path'
import { Command } from 'commander'
import { assertPortFree } from './listen'
import { openGateway } from './open-gateway'
import { serveBuiltSites } from './serve-built-sites'
import { merchantsOption, outOption, serveOptions, type ServeSettings } from '@/tools/cli/site-options'
import { validMerchants } from '@/tools/cli/valid-merchants'

type Merchants = ReturnType<typeof validMerchants>

/** A command that serves built sites, after `prepare` has made sure that there is a build. */
export function serveCommand(
  name: string,
  description: string,
  prepare: (out: string, merchants: Merchants) => Promise<void> | void,
): Command {
  const command = new Command(name).description(description)
  for (const option of [...serveOptions(), merchantsOption(), outOption()]) command.addOption(option)
  return command.action(async (given: ServeSettings) => {
    const settings = { ...given, out: resolve(given.out) }
    await assertPortFree(settings.port, settings.host)
    const merchants = validMerchants(settings.merchants)
    const open = await openGateway(settings, merchants)
    await prepare(settings.out, merchants)
    await serveBuiltSites(settings, open)
  })
}
