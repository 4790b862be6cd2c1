import { spawn } from 'node:child_process'
import { runningSteps } from './running-steps'

export interface Step {
  readonly name: string
  readonly command: string
  readonly env?: Record<string, string>
}

/** When a step's output is shown: while it runs, at its end, or only when it fails. */
export type Shown = 'at once' | 'at the end' | 'when it fails'

/** Runs a command and resolves to whether it succeeded. */
export function runStep({ name, command, env }: Step, shown: Shown = 'at once'): Promise<boolean> {
  const start = performance.now()
  // A step with immediate output has the terminal to itself.
  if (shown !== 'at once') runningSteps.add(name)
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', ...(shown === 'at once' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ...env },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      runningSteps.remove(name)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (code !== 0 || shown === 'at the end') process.stdout.write(Buffer.concat(output))
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}
