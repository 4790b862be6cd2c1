import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two samples. */
const pause = 50

/**
 * Samples the memory of a process and its descendants until the returned function is called, which returns the peak in
 * bytes. Memory shared by two processes counts twice. Works on Linux only.
 */
export function watchMemory(pid: number): () => number {
  let most = 0
  const look = () => (most = Math.max(most, heldBy(pid, processes())))
  const timer = setInterval(look, pause)
  return () => {
    clearInterval(timer)
    return most
  }
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly bytes: number
}

function heldBy(pid: number, all: readonly Process[]): number {
  const own = all.find((each) => each.pid === pid)?.bytes ?? 0
  const children = all.filter(({ parent }) => parent === pid)
  return children.reduce((sum, child) => sum + heldBy(child.pid, all), own)
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = statusOf(name)
      return status === undefined ? [] : [{ pid: Number(name), ...status }]
    })
}

/** Undefined for a process that has ended since it was listed. */
function statusOf(pid: string): { parent: number; bytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const number = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { parent: number('PPid'), bytes: number('VmRSS') * 1024 }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
