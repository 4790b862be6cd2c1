import type { SandboxLog, SandboxLogEntry } from '@/contract/generated/gateway-types'

const most = 100

export interface Log {
  /** Adds a line. A repeated line is not added again but becomes the newest one. */
  add(entry: SandboxLogEntry): void
  /** Newest first. */
  list(): SandboxLog
  clear(merchant: string): void
}

/** A log of what sites reported and what the sandbox itself could not apply. */
export function createLog(clock: () => number): Log {
  let lines: SandboxLog = []
  return {
    add({ merchant, message }) {
      const others = lines.filter((line) => line.merchant !== merchant || line.message !== message)
      lines = [{ merchant, message, time: new Date(clock()).toISOString() }, ...others].slice(0, most)
    },
    list: () => [...lines],
    clear(merchant) {
      lines = lines.filter((line) => line.merchant !== merchant)
    },
  }
}
