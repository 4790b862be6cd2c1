import { fork, type ChildProcess } from 'node:child_process'

/** Processes that keep a number of cores busy. They end with `stop`, or with this process. */
export class Load {
  readonly #processes: readonly ChildProcess[]

  constructor(cores: number) {
    this.#processes = Array.from({ length: cores }, () => fork('tests/flaky/eat-core.js', { execArgv: [] }))
  }

  stop(): void {
    for (const each of this.#processes) each.kill()
  }
}
