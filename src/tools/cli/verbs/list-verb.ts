import { Command, Option } from 'commander'
import { formatVersion } from '@/engine/format/format-json'
import { listMerchants, type MerchantListing } from '@/engine/list/list-merchants'
import { outputFormats, readMerchants, type Format, type MerchantVerb } from '@/tools/cli/merchant-io'

export const listVerb: MerchantVerb = (io, exit) => {
  return new Command('list')
    .summary('say which brands there are')
    .description('Says which brands there are, what they extend, their languages, hosts and blocks of their own.')
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action(({ format }: { format: Format }) => {
      const { merchants, unreadable } = listMerchants(readMerchants(io))
      if (format === 'json') io.out(JSON.stringify({ formatVersion, merchants }, null, 2))
      else io.out(table(merchants))
      if (unreadable.length === 0) return
      io.err(`merchant: left out, because site.json cannot be read: ${unreadable.join(', ')}; "check" says why`)
      exit(1)
    })
}

const help = `
Examples:
  npm run merchant -- list
  npm run merchant -- list --format json

Exit codes:
  0  listed
  1  a site.json cannot be read; its brand is named and left out
  2  it could not run`

function table(merchants: readonly MerchantListing[]): string {
  const withBlocks = merchants.some(({ blocks }) => blocks.length > 0)
  const rows = [
    ['code', 'name', 'extends', 'languages', 'hosts', ...(withBlocks ? ['own blocks'] : [])],
    ...merchants.map((each) => [
      each.code,
      each.name,
      each.extends ?? '-',
      each.languages.join(' '),
      each.hosts.join(' '),
      ...(withBlocks ? [each.blocks.join(' ')] : []),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
