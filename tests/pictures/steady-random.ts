import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

export interface SteadyRandom {
  /** What is run is given sequences of its own by this name, the same as under any other name. */
  within<T>(name: string, run: () => T): T
  /** From now on what is drawn by lot is always the middle, so that the order of calls makes no difference. */
  hold(): void
  stop(): void
}

/**
 * Makes what the sandbox draws by lot the same in each run: the numbers of bets, codes of invitations, the place of a
 * puzzle. For this process alone, which shows made-up accounts and keeps no secret.
 */
export function makeRandomSteady(): SteadyRandom {
  const { randomInt, randomUUID, randomBytes } = crypto
  const drawn = new Map<string, number>()
  const names = new AsyncLocalStorage<string>()
  let isHeld = false
  // A sequence for each purpose, so that something that is made once for all sandboxes does not shift the others.
  const bytes = (purpose: string, count: number): Buffer => {
    const key = `${names.getStore() ?? ''} ${purpose}`
    const at = drawn.get(key) ?? 0
    drawn.set(key, at + 1)
    const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, block) =>
      crypto.createHash('sha256').update(`${purpose} ${at} ${block}`).digest(),
    )
    return Buffer.concat(blocks).subarray(0, count)
  }
  const drawInt = (least: number, below: number): number => {
    const span = below - least
    if (isHeld) return least + Math.floor(span / 2)
    return least + (bytes(`int ${span}`, 6).readUIntBE(0, 6) % span)
  }
  const steady = {
    randomInt: (least: number, below?: number) => (below === undefined ? drawInt(0, least) : drawInt(least, below)),
    randomUUID: () => {
      const hex = bytes('uuid', 16).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
    randomBytes: (count: number) => bytes(`bytes ${count}`, count),
  }
  const set = (functions: object) => {
    Object.assign(crypto, functions)
    syncBuiltinESMExports()
  }
  set(steady)
  return {
    within: (name, run) => names.run(name, run),
    hold: () => void (isHeld = true),
    stop: () => set({ randomInt, randomUUID, randomBytes }),
  }
}
