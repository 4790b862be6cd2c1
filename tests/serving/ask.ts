import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Question {
  readonly path: string
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a request to a server on this machine, with path and Host exactly as given. */
export async function ask(
  port: number,
  { path, host = '', method = 'GET', headers = {}, body }: Question,
): Promise<Answer> {
  // Node sends no Content-Length with some methods.
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, ...length, host }, agent }, resolve)
      .on('error', reject)
      .end(body)
  })
  const message = await answered
  return { status: message.statusCode ?? 0, headers: message.headers, body: await buffer(message) }
}

const ofTheConnection = new Set(['connection', 'date', 'keep-alive', 'server', 'transfer-encoding'])

/** The headers about the answer itself, and not about the connection or server. */
export function ownHeaders({ headers }: Answer): Record<string, string> {
  const names = Object.keys(headers).filter((name) => !ofTheConnection.has(name))
  return Object.fromEntries(names.sort().map((name) => [name, String(headers[name])]))
}
