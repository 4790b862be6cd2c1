import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the site and the tools read. Derby has a block of its own, which the generated types know. */
const copied = ['src', 'schemas', 'merchants/base', 'merchants/derby', 'package.json', 'tsconfig.json', 'index.html']

/** A small checkout, to which a brand of its own, code and all, can be added. */
export class ProjectCopy {
  readonly path: string

  constructor(path: string) {
    this.path = resolve(path)
    rmSync(this.path, { recursive: true, force: true })
    mkdirSync(this.path, { recursive: true })
    for (const name of copied) cpSync(name, join(this.path, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(this.path, 'node_modules'))
  }

  /** The files of a folder of the tests, as an operator would write them into the project. */
  add(from: string, to: string): void {
    cpSync(from, join(this.path, to), { recursive: true })
  }

  /** What an npm script prints. Throws with it where it ends with anything but 0. */
  async npm(...script: readonly string[]): Promise<string> {
    const { stdout } = await run('npm', ['run', '--silent', ...script], { cwd: this.path })
    return stdout
  }
}
