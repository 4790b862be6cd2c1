import type { Database } from '@/sandbox/database/database'
import type { Account } from '@/sandbox/call/account'
import type { Ledger } from '@/sandbox/ledger/port/ledger-port'
import type { ProfitFigures } from '@/sandbox/ledger/port/profit-figures'
import { countsIn, figuresBy, type TeamCounts, type Window } from './figures'
import {
  branchesBelow,
  peopleBelow,
  peopleOf,
  sumBelow,
  type Branch,
  type PeopleFilter,
  type Person,
  type TeamSum,
} from './members'
import { pathTo, type PathStep, type Whose } from '@/sandbox/accounts/port/tree'

/** Who stands below whom, and what they did: sums over the ledger's lines, everybody once (2 §2 agent centre). */
export interface Team {
  /** The way from an account down to somebody below it, both counted; undefined where nobody of that name stands there. */
  pathTo(top: Account, name: string): Promise<readonly PathStep[] | undefined>
  /** A page of people below an account. */
  below(merchant: string, filter: PeopleFilter): Promise<{ items: Person[]; total: number }>
  /** An account with what stands below it. */
  person(merchant: string, id: string, level: number): Promise<Person | undefined>
  /** All right below an account, with how many stand below each. */
  branches(merchant: string, id: string): Promise<readonly Branch[]>
  /** How many stand below an account, and what they hold. */
  sum(merchant: string, id: string): Promise<TeamSum>
  /** What was won and lost, by the id of who stands right below the account; what it did itself under its own. */
  byBranch(merchant: string, whose: Whose, window: Window): Promise<ReadonlyMap<string, ProfitFigures>>
  /** The same by quarters of an hour since 1970. */
  byQuarter(merchant: string, whose: Whose, window: Window): Promise<ReadonlyMap<string, ProfitFigures>>
  /** How many joined in each of several times, and how many played. */
  countsIn(merchant: string, whose: Whose, windows: readonly Window[]): Promise<readonly TeamCounts[]>
}

export function createTeam(database: Database, ledger: Pick<Ledger, 'reading'>): Team {
  return {
    pathTo: (top, name) => ledger.reading(top.merchant, () => pathTo(database, top, name)),
    below: (merchant, filter) => ledger.reading(merchant, () => peopleBelow(database, filter)),
    person: (merchant, id, level) =>
      ledger.reading(merchant, async () => (await peopleOf(database, [{ id, level }])).at(0)),
    branches: (merchant, id) => ledger.reading(merchant, () => branchesBelow(database, id)),
    sum: (merchant, id) => ledger.reading(merchant, () => sumBelow(database, merchant, id)),
    byBranch: (merchant, whose, window) => ledger.reading(merchant, () => figuresBy(database, 'branch', whose, window)),
    byQuarter: (merchant, whose, window) =>
      ledger.reading(merchant, () => figuresBy(database, 'quarter', whose, window)),
    countsIn: (merchant, whose, windows) => ledger.reading(merchant, () => countsIn(database, whose, windows)),
  }
}
