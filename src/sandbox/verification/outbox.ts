import type { SandboxMessage } from '@/contract/generated/gateway-types'

const most = 500

export interface Outbox {
  send(merchant: string, message: Omit<SandboxMessage, 'time'>): void
  /** Newest first. */
  list(): SandboxMessage[]
  clear(merchant: string): void
}

/** Collects SMS and e-mails instead of sending them. */
export function createOutbox(clock: () => number): Outbox {
  let sent: { merchant: string; message: SandboxMessage }[] = []
  return {
    send(merchant, { to, kind, code }) {
      const time = new Date(clock()).toISOString()
      sent = [{ merchant, message: { to, kind, code, time } }, ...sent].slice(0, most)
    },
    list: () => sent.map(({ message }) => message),
    clear(merchant) {
      sent = sent.filter((each) => each.merchant !== merchant)
    },
  }
}
