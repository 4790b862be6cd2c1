import { Argument, Command, Option } from 'commander'
import { outputFormats, type MerchantVerb } from '@/tools/cli/merchant-io'
import type { NewOptions } from './run-new'

export const newVerb: MerchantVerb = (io) => {
  return new Command('new')
    .summary('make a new brand from a template, a name and one colour')
    .description(
      'Makes a new brand from a template, a name and one colour: palette, logo, icons, fonts and pictures. ' +
        'In a terminal it asks for what is missing.',
    )
    .addArgument(new Argument('[code]', 'name of its folder: lower-case letters, digits and hyphens'))
    .addOption(new Option('--name <name>', 'name that players see'))
    .addOption(new Option('--color [color]', 'colour of the brand: any CSS colour, in quotes'))
    .addOption(new Option('--from <template>', 'template it starts from (default: base)'))
    .addOption(new Option('--host <host...>', 'hosts that show it (default: <code>.localhost)'))
    .addOption(new Option('--languages <codes>', "languages, the default one first (default: the template's)"))
    .addOption(new Option('--currency <code>', "its currency, by ISO 4217: USD (default: the template's)"))
    .addOption(
      new Option('--typeface <name>', 'be-vietnam-pro, chakra-petch, baloo-2 or fraunces (default: by the code)'),
    )
    .addOption(new Option('--dry-run', 'say what would be made, and make nothing'))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action(async (code: string | undefined, options: NewOptions) => {
      // The drawing and colour libraries take a quarter of a second to load, which other verbs avoid.
      const { runNew } = await import('./run-new')
      await runNew(io, code, options)
    })
}

const help = `
Examples:
  npm run merchant -- new                                              asks for everything
  npm run merchant -- new acme --name "Acme Play" --color "#c2185b"
  npm run merchant -- new acme --name "Acme Play" --color crimson --languages EN,TY --dry-run

Exit codes:
  0  made
  1  the template has problems; "check" says which
  2  not made: what was asked for cannot be, or it could not run`
