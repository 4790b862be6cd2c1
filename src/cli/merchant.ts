import { wantsColour } from './paint'
import { runMerchant } from './run-merchant'

// Whoever reads the output may have seen enough: `| head` closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

/** `npm run merchant -- <verb>` */
process.exitCode = await runMerchant(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  isColoured: wantsColour(process.stdout, process.env),
  dir: process.env['MERCHANTS_DIR'],
  ...(process.stdin.isTTY &&
    process.stdout.isTTY && { prompts: async () => (await import('./clack-prompts')).clackPrompts }),
})
