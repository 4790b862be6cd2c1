import type { Agreements as Standing } from '@/sandbox/agreements/agreements'

/** What players have agreed to. */
export interface AgreementsPort {
  readonly agreements: Standing
}
