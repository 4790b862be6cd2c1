import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type Listening } from './listen'

const quick = { headersTimeout: 100, requestTimeout: 200, keepAliveTimeout: 100, connectionsCheckingInterval: 20 }

let server: Listening
beforeEach(async () => {
  const app = new Hono()
  app.post('/', (c) =>
    c.req.text().then(
      (sent) => c.text(sent),
      () => c.body(null),
    ),
  )
  app.get('/silent', () => new Promise(() => undefined))
  server = await listen(app, 0, '127.0.0.1', { ...quick, silence: 400 })
})
afterEach(() => server.close())

async function open(sent: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\n'

// Each waits for the server to close the connection; if it does not, the test times out.
test.each([
  ['sends nothing', ''],
  ['never ends its headers', head],
  ['never sends the body that it announced', `${head}Content-Length: 9\r\n\r\nhalf`],
  ['asks nothing more after an answer', `${head}Content-Length: 2\r\n\r\nok`],
  ['waits for an answer that never comes', 'GET /silent HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a client that %s loses its connection', { timeout: 5000 }, async (_, sent) => {
  const answer = await text(await open(sent))
  expect(answer).toMatch(sent.endsWith('ok') ? /^HTTP\/1.1 200/ : /^(HTTP\/1.1 408|$)/)
})

// The connection is never idle in these: only the time of a whole request can end them.
test.each([
  ['announced', 'Content-Length: 100000000', 'a'],
  ['sent in chunks', 'Transfer-Encoding: chunked', '1\r\na\r\n'],
])(
  'a body %s that comes byte by byte and never ends loses its connection',
  { timeout: 5000 },
  async (_, header, piece) => {
    const socket = await open(`${head}${header}\r\n\r\n`)
    const answer = text(socket).catch(() => '')
    while (!socket.destroyed && socket.writable) {
      socket.write(piece)
      await nextTurn()
    }
    expect(await answer).toMatch(/^(HTTP\/1.1 408|$)/)
  },
)
