import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { buildSites } from '@/tools/build/build-sites'
import { askContent } from '@/tools/build/content/ask-content'
import { HostTakenError, OtherBuildError } from '@/tools/build/other-brands'
import { gatewayUnknown } from '@/tools/build/site-files/static-site'
import { merchantsRoot } from '@/engine/folder/merchants-root'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { assertBuilt } from './serve/assert-built'
import { CommandError } from './command-error'
import { runCommand } from './run-command'
import { gatewayOption, merchantsOption, outOption, type BuildSettings } from './site-options'
import { validMerchants } from './valid-merchants'
import { watched } from './watched'

interface Settings extends BuildSettings {
  readonly gateway: URL | 'sandbox'
  readonly static?: readonly string[]
  readonly only?: readonly string[]
  readonly withContent?: boolean
}

const command = new Command('build')
  .description('Build the scripts once and the pages of every merchant.')
  .addOption(merchantsOption())
  .addOption(outOption())
  .addOption(gatewayOption())
  .option('--only <code...>', 'build these merchants into the build that is there, and leave all others as they are')
  .option('--static <code...>', 'make a folder for a static host of these merchants, too')
  .option(
    '--with-content',
    "draw a document for each promotion of each brand's gateway: that of its site.json, or --gateway, or npm start's",
  )
  .action(async ({ merchants: folder, out, gateway, static: staticSites = [], only, withContent }: Settings) => {
    if (only !== undefined) assertBuilt(out)
    for (const code of only ?? []) assertFolder(folder, code)
    const merchants = validMerchants(folder, only)
    const unknown = [...(only ?? []), ...staticSites].find((code) => !merchants.some((each) => each.code === code))
    if (unknown !== undefined) throw new CommandError(unknownText(unknown, folder, only), 2)
    const lost = gateway === 'sandbox' ? staticSites.find((code) => needsGateway(code, merchants)) : undefined
    if (lost !== undefined) throw new CommandError(gatewayUnknown(lost), 2)
    const passTo = gateway === 'sandbox' ? {} : { gateway }
    const content = withContent === true ? await contentOf(merchants, gateway) : undefined
    const options = {
      root: process.cwd(),
      out: resolve(out),
      merchants,
      keepsOthers: only !== undefined,
      staticSites,
      ...(content && { content }),
    }
    await watched((onProgress) => buildSites({ ...options, onProgress, ...passTo })).catch(couldNotRun(out))
    console.log(`Built ${only === undefined ? `${merchants.length} merchants` : only.join(', ')} to ${out}`)
    for (const code of staticSites) console.log(`For a static host: ${join(out, 'static', code)}`)
  })

/** The sandbox of `npm start`, where it runs unless told otherwise. */
const startedGateway = new URL(`http://127.0.0.1:${process.env['PORT'] || 4173}`)

/** What the gateways tell; what they do not tell is a line each. */
async function contentOf(merchants: readonly ResolvedMerchant[], gateway: Settings['gateway']) {
  const messages: string[] = []
  const content = await watched((onProgress) => {
    onProgress('Asking the gateways for promotions')
    const address = gateway === 'sandbox' ? startedGateway : gateway
    return askContent(merchants, { gateway: address, onMessage: (text) => messages.push(text) })
  })
  for (const message of messages) console.warn(message)
  return content
}

function assertFolder(folder: string, code: string): void {
  if (!existsSync(join(merchantsRoot(folder).dir, code, 'site.json')))
    throw new CommandError(`There is no merchant ${code} in ${folder}.`, 2)
}

function unknownText(code: string, folder: string, only: readonly string[] | undefined): string {
  if (only?.includes(code)) return `${code} is a template, of which no site is built.`
  if (only !== undefined) return `${code} is not built: name it with --only, too.`
  return `There is no merchant ${code} in ${folder}.`
}

/** Turns expected errors of building into an existing build into one-line messages. */
function couldNotRun(out: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof OtherBuildError)
      throw new CommandError(
        `${out} was built from other code or another template: run npm run build for all brands.`,
        2,
      )
    if (error instanceof HostTakenError)
      throw new CommandError(`${error.message}: build that brand again first, or run npm run build for all brands.`, 2)
    throw error
  }
}

/** Whether a merchant's pages call the site's own origin, whose calls a static host must forward. */
function needsGateway(code: string, merchants: readonly ResolvedMerchant[]): boolean {
  return merchants.some((merchant) => merchant.code === code && merchant.config.site.gateway.baseUrl === '')
}

await runCommand(command)
