import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sitesFileName } from '@/tools/serve/sites-file'
import { CommandError } from '@/tools/cli/command-error'

/** Throws a CommandError when the folder contains no build. */
export function assertBuilt(out: string): void {
  if (!existsSync(join(out, sitesFileName)))
    throw new CommandError(`${out} holds no build: run npm run build first.`, 2)
}
