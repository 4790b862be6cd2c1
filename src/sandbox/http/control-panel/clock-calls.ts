import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { SandboxClock } from '@/contract/generated/gateway-types'
import { sandboxClock } from '@/contract/generated/validate-sandbox.js'
import { PanelError } from '@/sandbox/call/panel-error'
import type { PanelRouter } from './panel-router'
import { readInput } from './read-input'

/** Reads and moves the sandbox's clock. Both calls return its time. */
export function clockCalls(app: PanelRouter, { movableClock, clock }: SandboxBasics): void {
  const answer = () => ({ now: new Date(clock()).toISOString() })

  app.get('/clock', (c) => c.json(answer()))

  app.put('/clock', async (c) => {
    const { now, advance = 0 } = await readInput<SandboxClock>(c, sandboxClock)
    const moment = now === undefined ? clock() + advance * 1000 : Date.parse(now)
    if (Number.isNaN(moment)) throw new PanelError('/now is no moment that there is.')
    movableClock.moveTo(moment)
    return c.json(answer())
  })
}
