import { CommanderError, type Command } from 'commander'
import { CommandError } from './command-error'

/** Runs a command on the arguments of this process and turns its failures into exit codes. */
export async function runCommand(command: Command): Promise<void> {
  command.exitOverride().showSuggestionAfterError(false)
  try {
    await command.parseAsync()
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
    else if (error instanceof CommandError) {
      console.error(error.message)
      process.exitCode = error.exitCode
    } else throw error
  }
}
