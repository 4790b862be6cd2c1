import { Command, CommanderError } from 'commander'
import { suggest } from '@/engine/names/suggest'
import { checkVerb } from './verbs/check-verb'
import { CommandError } from './command-error'
import { diffVerb } from './verbs/diff-verb'
import { explainVerb } from './verbs/explain-verb'
import { importTokensVerb } from './import-tokens/import-tokens-verb'
import { listVerb } from './verbs/list-verb'
import type { MerchantIo, MerchantVerb } from './merchant-io'
import { migrateVerb } from './verbs/migrate-verb'
import { newVerb } from './new/new-verb'
import { textsVerb } from './texts/texts-verb'
import { whyVerb } from './verbs/why-verb'

const verbs: readonly MerchantVerb[] = [
  newVerb,
  checkVerb,
  explainVerb,
  whyVerb,
  diffVerb,
  importTokensVerb,
  listVerb,
  textsVerb,
  migrateVerb,
]

const help = `
Examples:
  npm run merchant -- check                              says everything that is wrong, and where
  npm run merchant -- why aurora site.defaultLanguage    which file and line set a value
  npm run merchant -- explain menus.side                 what a key means
  npm run merchant -- diff --since main                  what changed, brand by brand
  npm run merchant -- <verb> --help                      more about a verb

Exit codes: 0 all is well, 1 the JSON has problems, 2 it could not run and one line says why.`

/** Runs a verb and returns the exit code. 0: no problems; 1: problems; 2: it could not run, and one line says why. */
export async function runMerchant(args: readonly string[], io: MerchantIo): Promise<number> {
  let exitCode = 0
  const exit = (code: number): void => {
    exitCode = code
  }
  const program = new Command('merchant')
    .description('Make, check, explain and compare the merchants of MERCHANTS_DIR (merchants, if it is not set).')
    .usage('<verb> [options]')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', help)
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => undefined })
    .exitOverride()
    .argument('[verb]')
    .action((verb?: string) => {
      if (verb === undefined) {
        io.out(program.helpInformation().trimEnd() + `\n${help}`)
        return
      }
      const [best] = suggest(verb, names)
      const hint = best === undefined ? `there are ${names.join(', ')}` : `did you mean "${best}"?`
      throw new CommandError(`unknown verb "${verb}": ${hint} (--help tells more)`, 2)
    })
  const commands = verbs.map((verb) => verb(io, exit).copyInheritedSettings(program))
  // Arguments after a misspelt verb belong to that verb and are not reported.
  program.allowExcessArguments()
  const names = commands.map((command) => command.name())
  for (const command of commands) program.addCommand(command)
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return refusal(error, formatsOf(commands, args[0]), io)
    if (!(error instanceof CommandError)) throw error
    io.err(`merchant: ${error.message}`)
    return error.exitCode
  }
}

/** Formats that a verb can print. */
function formatsOf(commands: readonly Command[], verb: string | undefined): readonly string[] {
  const command = commands.find((each) => each.name() === verb)
  return command?.options.find(({ long }) => long === '--format')?.argChoices ?? []
}

function refusal({ exitCode, message }: CommanderError, formats: readonly string[], io: MerchantIo): number {
  if (exitCode === 0) return 0
  const said = message.replace(/^error: /, '').replaceAll('\n', ' ')
  const [unknown, format = ''] = /^unknown option '--?(\w+)'/.exec(said) ?? []
  const isFormat = unknown !== undefined && formats.includes(format)
  io.err(`merchant: ${isFormat ? `${unknown}: did you mean "--format ${format}"?` : said}`)
  return 2
}
