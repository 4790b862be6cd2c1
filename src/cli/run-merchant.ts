import { Command, CommanderError } from 'commander'
import { checkVerb } from './check-verb'
import { CommandError } from './command-error'
import { listVerb } from './list-verb'
import type { MerchantIo, MerchantVerb } from './merchant-io'

const verbs: readonly MerchantVerb[] = [checkVerb, listVerb]

/** Runs a verb. 0: in order; 1: problems; 2: it could not run, and one line says why. */
export async function runMerchant(args: readonly string[], io: MerchantIo): Promise<number> {
  let exitCode = 0
  const exit = (code: number): void => {
    exitCode = code
  }
  const program = new Command('merchant')
    .description('Check and list the merchants of MERCHANTS_DIR.')
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => undefined })
    .exitOverride()
    .argument('[verb]')
    .action((verb?: string) => {
      const problem = verb === undefined ? 'no verb' : `unknown verb "${verb}"`
      throw new CommandError(`${problem}: there are ${names.join(', ')} (--help tells more)`, 2)
    })
  const commands = verbs.map((verb) => verb(io, exit).copyInheritedSettings(program))
  const names = commands.map((command) => command.name())
  for (const command of commands) program.addCommand(command)
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return refusal(error, io)
    if (!(error instanceof CommandError)) throw error
    io.err(`merchant: ${error.message}`)
    return error.exitCode
  }
}

function refusal({ exitCode, message }: CommanderError, io: MerchantIo): number {
  if (exitCode === 0) return 0
  io.err(`merchant: ${message.replace(/^error: /, '').replaceAll('\n', ' ')}`)
  return 2
}
