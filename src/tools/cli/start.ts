import { buildSites } from '@/tools/build/build-sites'
import { runCommand } from './run-command'
import { serveCommand } from './serve/serve-command'
import { watched } from './watched'

await runCommand(
  serveCommand('start', 'Build every merchant, then serve the sites and the sandbox gateway.', (out, merchants) =>
    watched((onProgress) => buildSites({ root: process.cwd(), out, merchants, onProgress })),
  ),
)
