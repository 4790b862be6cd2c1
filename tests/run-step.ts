import { spawn } from 'node:child_process'

export interface Step {
  readonly name: string
  readonly command: string
  readonly env?: Record<string, string>
}

/** Runs a command and resolves to whether it succeeded. A quiet one shows what it wrote when it fails. */
export function runStep({ name, command, env }: Step, show: 'always' | 'when it fails' = 'always'): Promise<boolean> {
  const start = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', ...(show === 'always' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    env: { ...process.env, ...env },
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (code !== 0) process.stdout.write(Buffer.concat(output))
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}
