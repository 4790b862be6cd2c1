import { Argument, Command, Option } from 'commander'
import { checkLoaded } from '@/merchants/check-merchants'
import { formatJson } from '@/merchants/format-json'
import { formatPretty } from '@/merchants/format-pretty'
import { suggest } from '@/merchants/suggest'
import { CommandError } from './command-error'
import { formats, readMerchants, type Format, type MerchantVerb } from './merchant-io'

export const checkVerb: MerchantVerb = (io, exit) => {
  return new Command('check')
    .description(
      'Say everything that is wrong with the merchants, and where. Exit code 0 clean, 1 problems, 2 could not run.',
    )
    .addArgument(new Argument('[code...]', 'merchants to check, with the templates they extend; all if none is named'))
    .addOption(new Option('--format <format>', 'how to print').choices(formats).default('pretty'))
    .action((codes: string[], { format }: { format: Format }) => {
      const set = readMerchants(io)
      for (const code of codes) if (!set.folders.has(code)) throw unknownMerchant(code, [...set.folders.keys()])
      const { diagnostics } = checkLoaded(set, codes)
      if (format === 'json') io.out(formatJson(diagnostics))
      else io.out(formatPretty(diagnostics, io) || `${codes.length || set.folders.size} checked, no problems`)
      exit(diagnostics.length > 0 ? 1 : 0)
    })
}

function unknownMerchant(code: string, codes: string[]): CommandError {
  const [best] = suggest(code, codes)
  return new CommandError(`no merchant "${code}"${best === undefined ? '' : `: did you mean "${best}"?`}`, 2)
}
