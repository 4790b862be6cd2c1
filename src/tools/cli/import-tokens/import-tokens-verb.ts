import { Argument, Command, Option } from 'commander'
import { outputFormats, type MerchantVerb } from '@/tools/cli/merchant-io'
import type { ImportOptions } from './run-import'

export const importTokensVerb: MerchantVerb = (io, exit) => {
  return new Command('import-tokens')
    .summary("take a designer's tokens into a theme")
    .description(
      "Takes tokens of another tool's file into the theme of a brand: DTCG as Figma, Penpot and Terrazzo write it, Tokens Studio, " +
        'Penpot, Style Dictionary, Specify, Material, or names and values alone. It finds out which token is for which role of the theme, ' +
        'asks in a terminal, and shows what changes and every contrast before it writes theme.json.',
    )
    .addArgument(new Argument('<code>', 'the brand'))
    .addArgument(
      new Argument(
        '<files...>',
        'JSON files of tokens, or a folder of them; several where each mode has one, such as light and dark',
      ),
    )
    .addOption(new Option('--map <file>', 'which role takes which token, as JSON: asks nothing'))
    .addOption(new Option('--guess', 'take what the names say: asks nothing').conflicts('map'))
    .addOption(new Option('--save-map <file>', 'write which role takes which token, for the next time'))
    .addOption(new Option('--dry-run', 'show what would change, and write nothing'))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action(async (code: string, files: string[], options: ImportOptions) => {
      const { runImport } = await import('./run-import')
      exit(await runImport(io, code, files, options))
    })
}

const help = `
Examples:
  npm run merchant -- import-tokens acme Light.tokens.json Dark.tokens.json
  npm run merchant -- import-tokens acme tokens.json --guess --save-map acme-map.json --dry-run
  npm run merchant -- import-tokens acme tokens.json --map acme-map.json

A mapping names the roles that change, and the tokens that they take:
  { "color.light.primary": "brand.500", "radius.card": "radius.md" }

Exit codes:
  0  written, or nothing to change; with --dry-run, it could be written
  1  the brand would have problems, such as too little contrast; nothing was written
  2  it could not run: a file, the mapping or the brand`
