import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sitesFileName } from '@/tools/serve/sites-file'
import { CommandError } from './command-error'
import { runCommand } from './run-command'
import { serveCommand } from './serve-command'

await runCommand(serveCommand('preview', 'Serve the sites that were built last.', assertBuilt))

function assertBuilt(out: string): void {
  if (!existsSync(join(out, sitesFileName)))
    throw new CommandError(`${out} holds no build: run npm run build first.`, 2)
}
