import { spawn, type ChildProcess } from 'node:child_process'
import { journeyFolders, serverAddress } from './journey-server'

/** A second server on what the journeys' own has built, for what only a restart can change. */
export class OwnServer {
  readonly port: number
  readonly #env: Record<string, string>
  #process: ChildProcess | undefined

  constructor(port: number, env: Record<string, string>) {
    this.port = port
    this.#env = env
  }

  async start(): Promise<void> {
    const env = { ...process.env, MERCHANTS_DIR: journeyFolders.merchants, ...this.#env }
    this.#process = spawn('npm', ['run', '--silent', 'preview', '--', '--out', journeyFolders.built], {
      stdio: 'ignore',
      detached: true,
      env: { ...env, PORT: String(this.port) },
    })
    await this.#untilReady(this.#process)
  }

  async stop(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (running?.pid === undefined || running.exitCode !== null) return
    const closed = new Promise((close) => running.once('close', close))
    process.kill(-running.pid, 'SIGTERM')
    await closed
  }

  async #untilReady(running: ChildProcess): Promise<void> {
    while (!(await isReady(this.port))) {
      if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}`)
      await new Promise((next) => setTimeout(next, 50))
    }
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`${serverAddress(port)}/healthz`)).ok
  } catch {
    return false
  }
}
