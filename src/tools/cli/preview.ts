import { readSitesFile } from '@/tools/serve/sites-file'
import { assertBuilt } from './serve/assert-built'
import { CommandError } from './command-error'
import { runCommand } from './run-command'
import { serveCommand } from './serve/serve-command'

await runCommand(serveCommand('preview', 'Serve the sites that were built last.', assertServes))

/** Throws a CommandError when the build serves no brand. */
function assertServes(out: string): void {
  assertBuilt(out)
  if (Object.keys(readSitesFile(out).merchants).length === 0)
    throw new CommandError(`${out} holds no brand: run npm run build first.`, 2)
}
