import { buildSites } from '@/build/build-sites'
import { runCommand } from './run-command'
import { serveCommand } from './serve-command'

await runCommand(
  serveCommand('start', 'Build every merchant, then serve the sites and the sandbox gateway.', (out, merchants) =>
    buildSites({ root: process.cwd(), out, merchants }),
  ),
)
