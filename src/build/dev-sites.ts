import { checkMerchants } from '@/merchants/check-merchants'
import { formatPretty } from '@/merchants/format-pretty'
import type { ResolvedMerchant } from '@/merchants/resolved-merchant'
import { hostMap, hostName } from './host-map'

/** The merchants while their files are being edited: one whose files are in disorder stays as it last was. */
export class DevSites {
  readonly #folder: string
  #merchants = new Map<string, ResolvedMerchant>()
  #hosts = new Map<string, string>()
  #problems = ''

  constructor(folder: string) {
    this.#folder = folder
    this.reload()
  }

  get merchants(): readonly ResolvedMerchant[] {
    return [...this.#merchants.values()]
  }

  get hosts(): string[] {
    return [...this.#hosts.keys()]
  }

  /** Problems of the files as they are now, written for people; empty when there are none. */
  get problems(): string {
    return this.#problems
  }

  /** The merchant that answers for a Host header. */
  at(hostHeader: string | undefined): ResolvedMerchant | undefined {
    return this.#merchants.get(this.#hosts.get(hostName(hostHeader)) ?? '')
  }

  /** Reads the files again. False when every merchant is as it was. */
  reload(): boolean {
    const before = JSON.stringify(this.merchants.map(({ config }) => config))
    const { merchants, diagnostics } = checkMerchants(this.#folder)
    // A mistake in a template takes every brand that extends it out of the result.
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
    const kept = hasErrors ? this.merchants : []
    this.#merchants = new Map([...kept, ...merchants].map((merchant) => [merchant.code, merchant]))
    this.#hosts = hostMap(this.merchants)
    this.#problems = formatPretty(diagnostics)
    return JSON.stringify(this.merchants.map(({ config }) => config)) !== before
  }
}
