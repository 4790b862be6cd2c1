import { wantsColour } from './paint'
import { runMerchant } from './run-merchant'
import { StatusLine } from './status-line'

// The reader of the output may stop early: `| head` closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const line = new StatusLine()
const printTo = (stream: NodeJS.WriteStream) => (text: string) => {
  line.clear()
  stream.write(`${text}\n`)
}

/** `npm run merchant -- <verb>` */
process.exitCode = await runMerchant(process.argv.slice(2), {
  out: printTo(process.stdout),
  err: printTo(process.stderr),
  onProgress: (text) => line.show(text),
  isColoured: wantsColour(process.stdout, process.env),
  dir: process.env['MERCHANTS_DIR'],
  ...(process.stdin.isTTY &&
    process.stdout.isTTY && { prompts: async () => (await import('./clack-prompts')).clackPrompts }),
})
