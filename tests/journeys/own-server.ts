import { spawn, type ChildProcess } from 'node:child_process'
import { journeyFolders, serverAddress } from './journey-server'

const preview = ['preview', '--', '--out', journeyFolders.built]

/**
 * A second server: for what only a restart can change, with the build of the journeys' own server, or for another
 * script.
 */
export class OwnServer {
  readonly port: number
  readonly #env: Record<string, string>
  readonly #script: readonly string[]
  readonly #project: string
  #process: ChildProcess | undefined
  #output = ''

  /** `project`: folder of the checkout that it runs in; this one by default. */
  constructor(port: number, env: Record<string, string>, script: readonly string[] = preview, project = '.') {
    this.port = port
    this.#env = env
    this.#script = script
    this.#project = project
  }

  async start(): Promise<void> {
    const env = { ...process.env, MERCHANTS_DIR: journeyFolders.merchants, ...this.#env }
    const running = spawn('npm', ['run', '--silent', ...this.#script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      cwd: this.#project,
      env: { ...env, PORT: String(this.port) },
    })
    this.#process = running
    for (const stream of [running.stdout, running.stderr])
      stream.on('data', (data: Buffer) => (this.#output += data.toString()))
    await this.#untilReady(running)
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
      if (running.exitCode !== null) throw new Error(`the server ended with ${running.exitCode}:\n${this.#output}`)
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
