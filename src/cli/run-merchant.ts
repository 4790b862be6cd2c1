import { Command, CommanderError } from 'commander'
import { checkVerb } from './check-verb'
import { CommandError } from './command-error'
import { listVerb } from './list-verb'
import type { MerchantIo } from './merchant-io'

/** Runs a verb. 0: in order; 1: problems; 2: it could not run, and one line says why. */
export function runMerchant(args: readonly string[], io: MerchantIo): number {
  let exitCode = 0
  const program = new Command('merchant')
    .description('Check and list the merchants of MERCHANTS_DIR.')
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => undefined })
    .exitOverride()
    .argument('[verb]')
    .action((verb?: string) => {
      const problem = verb === undefined ? 'no verb' : `unknown verb "${verb}"`
      throw new CommandError(`${problem}: there are check and list (--help tells more)`, 2)
    })
  const verbs = [checkVerb(io, (code) => (exitCode = code)), listVerb(io, (code) => (exitCode = code))]
  for (const verb of verbs) program.addCommand(verb.copyInheritedSettings(program))
  try {
    program.parse(args, { from: 'user' })
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
