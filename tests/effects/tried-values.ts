import type { Probe } from './probe'
import type { Refused } from './staged-site'

/** The observed effects of one leaf's values, over several places. */
export class TriedValues {
  readonly #silent = new Set<string>()
  readonly #shown = new Map<string, Probe['kind']>()
  #refusal = 'no other value is known'

  note(name: string, seen: Probe['kind'] | undefined): void {
    if (seen === undefined) this.#silent.add(name)
    else {
      this.#shown.set(name, seen)
      this.#silent.delete(name)
    }
  }

  refuse(site: Refused): void {
    this.#refusal = reasonOf(site)
  }

  hasShown(name: string): boolean {
    return this.#shown.has(name)
  }

  /** Where a change was seen. */
  get anySeen(): Probe['kind'] | undefined {
    const [seen] = this.#shown.values()
    return seen
  }

  /** The same, once every value has had an effect. */
  get allSeen(): Probe['kind'] | undefined {
    return this.#silent.size === 0 ? this.anySeen : undefined
  }

  /** The reason why the leaf has no confirmed effect. */
  get reason(): string {
    const silent = [...this.#silent].slice(0, 4).join(' or ')
    return silent === '' ? this.#refusal : `nothing changes between ${silent}`
  }
}

function reasonOf({ diagnostics }: Refused): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return errors.map(({ file, pointer, message }) => `${file} ${pointer} ${message}`).join('; ')
}
