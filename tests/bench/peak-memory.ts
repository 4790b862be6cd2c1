import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const pause = 50

/**
 * Watches the memory of a process and all that it started, until it is told to stop and gives the most that they
 * held at one time, in bytes. What two processes share counts twice. Linux alone tells this.
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

/** Undefined for a process that ended since it was listed. */
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
