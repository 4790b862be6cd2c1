import type { SandboxAct, SandboxFault, SandboxSettings } from '@/contract/generated/gateway-types'

interface Sent {
  readonly to: string
  readonly kind: string
  readonly code: string
  readonly time: string
}

export type Fault = Pick<SandboxFault, 'call' | 'kind'> & Partial<Pick<SandboxFault, 'times' | 'delay' | 'status'>>

/** The sandbox's control panel. `restore` undoes its changes. */
export class Sandbox {
  readonly #changed = new Set<string>()
  readonly #address: string
  readonly #ownClock: boolean

  constructor(address: string, ownClock = false) {
    this.#address = address
    this.#ownClock = ownClock
  }

  async settings(merchant: string, settings: Omit<SandboxSettings, 'merchant'>): Promise<void> {
    this.#changed.add(merchant)
    await this.#call('PUT', '/sandbox/settings', { merchant, ...settings })
  }

  /** The next `times` answers of a call fail; many by default, fewer when the journey waits for recovery. */
  async fault(merchant: string, fault: Fault): Promise<void> {
    this.#changed.add(merchant)
    await this.#call('POST', '/sandbox/faults', { merchant, times: 50, ...fault })
  }

  async reset(merchant: string): Promise<void> {
    await this.#call('POST', '/sandbox/reset', { merchant })
  }

  async restore(): Promise<void> {
    for (const merchant of this.#changed) await this.reset(merchant)
    this.#changed.clear()
  }

  /** The newest message to a number or address. */
  async sentTo(to: string): Promise<Sent | undefined> {
    const outbox = (await this.#call('GET', '/sandbox/outbox')) as Sent[]
    return outbox.find((message) => message.to.endsWith(to))
  }

  async captcha(id: string): Promise<string> {
    const { text } = (await this.#call('GET', `/sandbox/captcha/${id}`)) as { text: string }
    return text
  }

  /** The digits that were spoken for a captcha; empty before somebody asked for them. */
  async spokenDigits(id: string): Promise<string> {
    const { digits = '' } = (await this.#call('GET', `/sandbox/captcha/${id}`)) as { digits?: string }
    return digits
  }

  /** An action of the platform's staff or of a vendor. */
  async act(merchant: string, act: string, id: string, more: Partial<SandboxAct> = {}): Promise<void> {
    this.#changed.add(merchant)
    await this.#call('POST', '/sandbox/acts', { merchant, act, id, ...more })
  }

  /** The number of the newest request that waits for the platform's staff. */
  async waiting(merchant: string, list: 'redemptions' | 'applications'): Promise<string> {
    const lists = (await this.#call('GET', `/sandbox/cash?merchant=${merchant}`)) as Record<
      string,
      { number: string }[]
    >
    return lists[list]?.[0]?.number ?? ''
  }

  /** Advances the clock, for all users of this server, by seconds. */
  async advance(seconds: number): Promise<void> {
    // Required, because an hour ends the sessions of other journeys.
    if (!this.#ownClock) throw new Error('other journeys go by this clock: test.use({ ownClock: true })')
    await this.#call('PUT', '/sandbox/clock', { advance: seconds })
  }

  /** To two seconds after a draw that takes place every so many minutes, so that the next one is far. */
  async toAfterDraw(minutes: number): Promise<void> {
    const { now } = (await this.#call('GET', '/sandbox/clock')) as { now: string }
    const seconds = minutes * 60
    await this.advance(seconds + 2 - (Math.floor(Date.parse(now) / 1000) % seconds))
  }

  /** How many transfers players have made themselves, and the sum over all lines of the brand. */
  async transfers(merchant: string): Promise<{ entries: number; sum: number }> {
    this.#changed.add(merchant)
    interface Ledger {
      readonly lines: readonly { readonly kind: string; readonly key: string | null }[]
      readonly sum: number
    }
    const { lines, sum } = (await this.#call('GET', `/sandbox/ledger?merchant=${merchant}`)) as Ledger
    const keys = lines.filter(({ kind }) => kind === 'transfer').flatMap(({ key }) => key ?? [])
    return { entries: new Set(keys).size, sum }
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
