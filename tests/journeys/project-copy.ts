import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The files that the site and the tools read. Derby has a block of its own, which the generated types include. */
const copied = [
  'src',
  'schemas',
  'merchants/base',
  'merchants/derby',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'index.html',
]

/** A small checkout to which a brand with code of its own can be added. */
export class ProjectCopy {
  readonly path: string

  constructor(path: string) {
    this.path = resolve(path)
    rmSync(this.path, { recursive: true, force: true })
    mkdirSync(this.path, { recursive: true })
    for (const name of copied) cpSync(name, join(this.path, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(this.path, 'node_modules'))
  }

  /** Copies a folder of the tests into the project, as an operator would write it. */
  add(from: string, to: string): void {
    cpSync(from, join(this.path, to), { recursive: true })
  }

  /** The output of an npm script. Throws an error with the output when it exits with anything but 0. */
  async npm(...script: readonly string[]): Promise<string> {
    const { stdout } = await run('npm', ['run', '--silent', ...script], { cwd: this.path })
    return stdout
  }
}
