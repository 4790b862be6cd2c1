import { spawn, type ChildProcess } from 'node:child_process'
import { serverAddress } from './journey-server'

/** `npm run dev` on a folder of merchants. */
export class DevServer {
  readonly port: number
  readonly #merchants: string
  #process: ChildProcess | undefined
  #output = ''

  constructor(port: number, merchants: string) {
    this.port = port
    this.#merchants = merchants
  }

  async start(): Promise<void> {
    const running = spawn('npm', ['run', '--silent', 'dev'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, PORT: String(this.port), MERCHANTS_DIR: this.#merchants, SANDBOX_DB: ':memory:' },
    })
    this.#process = running
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', (data: Buffer) => (this.#output += data.toString()))
    while (!(await this.#isReady())) {
      if (running.exitCode !== null) throw new Error(`npm run dev ended with ${running.exitCode}:\n${this.#output}`)
      await new Promise((next) => setTimeout(next, 50))
    }
  }

  async stop(): Promise<void> {
    const running = this.#process
    if (running?.pid === undefined || running.exitCode !== null) return
    const closed = new Promise((close) => running.once('close', close))
    process.kill(-running.pid, 'SIGTERM')
    await closed
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${serverAddress(this.port)}/healthz`)).ok
    } catch {
      return false
    }
  }
}
