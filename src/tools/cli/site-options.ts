import type { BlockList } from 'node:net'
import { InvalidArgumentError, Option } from 'commander'
import { readProxies } from '@/tools/serve/client-address'

/** Settings of every command that builds or serves; each is a flag and an environment variable. */
export interface BuildSettings {
  readonly merchants: string
  readonly out: string
}

export interface ServeSettings extends BuildSettings {
  readonly port: number
  readonly host: string
  readonly gateway: URL | 'sandbox'
  readonly database: string
  readonly trustedProxy?: BlockList
}

export const merchantsOption = () =>
  new Option('--merchants <folder>', 'folder with a folder a merchant').env('MERCHANTS_DIR').default('merchants')

export const outOption = () => new Option('--out <folder>', 'where the built sites are').default('dist')

export const gatewayOption = () =>
  new Option('--gateway <url>', 'gateway to pass calls to')
    .env('GATEWAY_URL')
    .default('sandbox', 'the sandbox of npm start')
    .argParser(gateway)

export const serveOptions = () => [
  new Option('--port <number>', 'port to listen on, 0 for any free one').env('PORT').default(4173).argParser(port),
  new Option('--host <address>', 'address to listen on').env('HOST').default('127.0.0.1').argParser(host),
  gatewayOption(),
  new Option('--database <place>', 'database of the sandbox: a file, :memory: or a libSQL address')
    .env('SANDBOX_DB')
    .default('.data/sandbox.db')
    .argParser(filled),
  new Option('--trusted-proxy <addresses>', 'proxies whose X-Forwarded-For is believed, such as 127.0.0.1,10.0.0.0/8')
    .env('TRUSTED_PROXY')
    .argParser(proxies),
]

function port(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(number <= 65_535)) throw new InvalidArgumentError('A port is a number from 0 to 65535.')
  return number
}

function host(text: string): string {
  if (!/^[A-Za-z0-9.:-]+$/.test(text)) throw new InvalidArgumentError('Write a host name or an IP address.')
  return text
}

/** An empty variable counts as not set, as in compose files. */
function gateway(text: string): URL | 'sandbox' {
  if (text === '') return 'sandbox'
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Write an address with http:// or https://.')
  return url
}

function proxies(text: string): BlockList {
  try {
    return readProxies(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}

function filled(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Write a file, :memory: or a libSQL address.')
  return text
}
