import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DevicePush, PushNotification } from '@/contract/generated/gateway-types'
import { decryptPush, type DeviceKeys } from './decrypt-push'
import { vapidClaims } from './vapid-claims'

export interface ReceivedPush {
  readonly endpoint: string
  readonly notification: PushNotification
  /** The key that signed the request, which was for this service. */
  readonly publicKey: string
}

/** A push service on this machine, with its devices: it takes only what a real one would, and decrypts it. */
export class FakePushService {
  readonly received: ReceivedPush[] = []
  /** What it answers: 201, or another status. */
  status = 201
  readonly #devices = new Map<string, DeviceKeys>()
  readonly #server = createServer((request, response) => {
    this.#take(request).then(
      (status) => response.writeHead(status, { location: '/elsewhere' }).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  })

  /** `port`: a free one unless it is said. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A subscription as a browser has it. */
  device(): DevicePush {
    const ecdh = createECDH('prime256v1')
    const publicKey = ecdh.generateKeys()
    const keys = { publicKey, privateKey: ecdh.getPrivateKey(), auth: randomBytes(16) }
    const endpoint = `${this.origin}/push/${randomUUID()}`
    this.#devices.set(endpoint, keys)
    return { endpoint, p256dh: publicKey.toString('base64url'), auth: keys.auth.toString('base64url') }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  async #take(request: IncomingMessage): Promise<number> {
    const endpoint = this.origin + (request.url ?? '')
    const keys = this.#devices.get(endpoint)
    if (keys === undefined) return 404
    const { authorization = '', ttl, 'content-encoding': encoding } = request.headers
    const sender = vapidClaims(authorization)
    const isNow = sender !== undefined && sender.claims.exp * 1000 > Date.now()
    if (!isNow || sender.claims.aud !== this.origin || !/^mailto:/.test(sender.claims.sub)) return 403
    if (ttl === undefined || encoding !== 'aes128gcm') return 400
    const chunks = (await request.toArray()) as Buffer[]
    if (this.status !== 201) return this.status
    const notification = JSON.parse(decryptPush(Buffer.concat(chunks), keys)) as PushNotification
    this.received.push({ endpoint, notification, publicKey: sender.publicKey })
    return this.status
  }
}
