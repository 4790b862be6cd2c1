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

/** Who is below whom, and their play: sums over the ledger's lines, everybody counted once (2 §2 agent centre). */
export interface Team {
  /** The path from an account down to a downline, with both ends; undefined if no downline has that name. */
  pathTo(top: Account, name: string): Promise<readonly PathStep[] | undefined>
  /** A page of an account's downlines. */
  below(merchant: string, filter: PeopleFilter): Promise<{ items: Person[]; total: number }>
  /** An account with totals of everybody below it. */
  person(merchant: string, id: string, level: number): Promise<Person | undefined>
  /** All direct downlines, each with the number of its own downlines. */
  branches(merchant: string, id: string): Promise<readonly Branch[]>
  /** The number of an account's downlines, and the sum of their balances. */
  sum(merchant: string, id: string): Promise<TeamSum>
  /** Profit and loss by the id of each direct downline; the account's own is under its own id. `locked`: see `figuresBy`. */
  byBranch(
    merchant: string,
    whose: Whose,
    window: Window,
    locked: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, ProfitFigures>>
  /** The same by quarters of an hour since 1970. */
  byQuarter(
    merchant: string,
    whose: Whose,
    window: Window,
    locked: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, ProfitFigures>>
  /** For each of several periods, how many accounts joined and how many played. */
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
    byBranch: (merchant, whose, window, locked) =>
      ledger.reading(merchant, () => figuresBy(database, 'branch', whose, window, locked)),
    byQuarter: (merchant, whose, window, locked) =>
      ledger.reading(merchant, () => figuresBy(database, 'quarter', whose, window, locked)),
    countsIn: (merchant, whose, windows) => ledger.reading(merchant, () => countsIn(database, whose, windows)),
  }
}
