import { runMerchant } from './run-merchant'

/** `npm run merchant -- <verb>` */
process.exitCode = await runMerchant(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  isColoured: process.stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '',
  dir: process.env['MERCHANTS_DIR'],
})
