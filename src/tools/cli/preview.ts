import { assertBuilt } from './assert-built'
import { runCommand } from './run-command'
import { serveCommand } from './serve-command'

await runCommand(serveCommand('preview', 'Serve the sites that were built last.', assertBuilt))
