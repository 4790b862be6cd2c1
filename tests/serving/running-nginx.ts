import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '@tests/find-nginx'

/** An nginx for tests: it writes to a temporary folder and ends with `stop`. */
export class RunningNginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'))
  readonly #process: ChildProcess
  readonly #said: string[] = []

  /** `configuration` returns the configuration text, given the folder for nginx's files; `prefix` is its -p. */
  constructor(prefix: string, configuration: (folder: string) => string) {
    const file = join(this.#folder, 'nginx.conf')
    writeFileSync(file, configuration(this.#folder))
    // As root, nginx's workers would run as another user, who may have no access to the folder of the tests.
    const user = process.getuid?.() === 0 ? ' user root;' : ''
    this.#process = spawn(nginxPath(), ['-p', prefix, '-c', file, '-g', `daemon off;${user}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }

  /** The content of its error log. */
  get log(): string {
    return this.#said.join('')
  }

  /** Resolves once it accepts requests; throws with nginx's output if it ends instead. */
  async ready(): Promise<this> {
    const { stderr } = this.#process
    if (stderr === null) throw new Error('nginx has no error log')
    const ended = once(this.#process, 'exit')
    const started = new Promise<void>((resolve) => {
      stderr.on('data', (text: Buffer) => {
        this.#said.push(String(text))
        if (this.log.includes('start worker process')) resolve()
      })
    })
    await Promise.race([started, ended])
    if (this.#process.exitCode !== null) throw new Error(`nginx ended: ${this.log}`)
    return this
  }

  /** Like `nginx -s reload`: the new configuration soon applies to new requests. */
  reload(): void {
    this.#process.kill('SIGHUP')
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit')
    if (this.#process.exitCode === null) {
      this.#process.kill('SIGTERM')
      await ended
    }
    rmSync(this.#folder, { recursive: true })
  }
}

function nginxPath(): string {
  const path = findNginx()
  if (path === undefined) throw new Error('There is no nginx: run tests/ensure-nginx.ts')
  return path
}
