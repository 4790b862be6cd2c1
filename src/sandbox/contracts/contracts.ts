import { integer, json, orNull, text, word, type Columns } from '@/sandbox/database/columns'
import type { Database } from '@/sandbox/database/database'
import type { ConsolidatedFunds } from '@/contract/generated/gateway-types'
import { contractMembers, type ContractKind } from '@/contract/endpoints/contract-members'
import { namesEndedBelow } from './ended-below'
import type { HeldTerms } from './settle-periods'
import { answerContract, type ContractAnswer } from './answer-contract'

/** Contracts in force and pending requests, by their names in the consolidated response (2 §3). */
export type AgreedTerms = Omit<ConsolidatedFunds['response'], 'team' | 'unclaimed' | 'contractmrdailysalinfotype'>

type Request = NonNullable<AgreedTerms['divtypereq']>
type Contract = NonNullable<AgreedTerms['divtypeinfo']>

/**
 * Why terms ended: replaced by others, terminated by agreement, or ended because the upline no longer has such a rate.
 */
export type Ending = 'replaced' | 'terminated' | 'lowered'

/** Terms that were agreed to, and how they ended. */
export interface PastTerms extends HeldTerms {
  /** Sign-in name of the upline that offered them; empty if unknown. */
  readonly from: string
  readonly ending: Ending | null
}

export interface DownlineContract {
  readonly account: string
  readonly contract: Contract | null
  readonly request: Request | null
}

export interface Contracts {
  /** All terms of an account; null where there are none. */
  of(account: string): Promise<AgreedTerms>
  /** Writes the initial terms of an account, if it has none yet. */
  begin(merchant: string, account: string, terms: Partial<AgreedTerms>): Promise<void>
  /** Answers the pending request. Returns false if there is none. Throws KeyUsedError. */
  answer(answer: ContractAnswer): Promise<boolean>
  /**
   * Makes a request about a contract. A new offer replaces a pending one. Returns false if another request is still
   * pending.
   */
  ask(merchant: string, account: string, kind: ContractKind, request: Request): Promise<boolean>
  /** Sign-in names of downlines whose contracts end when an account has these steps, or none. */
  endedBelow(account: string, kind: ContractKind, terms: Contract['terms']): Promise<string[]>
  /** Direct downlines of these account types, by name, with their contract of a kind. */
  below(account: string, kind: ContractKind, types: readonly number[]): Promise<DownlineContract[]>
  /** All terms that were agreed to, oldest first. */
  heldTerms(account: string, kind: ContractKind): Promise<PastTerms[]>
}

const none: AgreedTerms = {
  divtypereq: null,
  dailysalreqtype: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  divtypeinfo: null,
  dailysalinfotype: null,
  contracthoursalinfo: null,
  realtimesalinfotype: null,
}

const termColumns: Columns<PastTerms> = {
  since: integer,
  until: orNull(integer),
  from: text,
  ending: orNull(word<Ending>()),
  terms: json<Contract['terms']>(),
}

export function createContracts(database: Database): Contracts {
  return {
    async of(account) {
      const written = await database.rows(
        { name: text, body: json<unknown>() },
        'SELECT name, body FROM contracts WHERE account = ?',
        [account],
      )
      return { ...none, ...Object.fromEntries(written.map(({ name, body }) => [name, body])) }
    },

    async begin(merchant, account, terms) {
      const rows = Object.entries(terms).map(([name, body]) => [name, JSON.stringify(body)])
      const past = Object.values(contractMembers).flatMap(([name]) => {
        const contract = terms[name]
        return contract ? [[name, Date.parse(contract.since), JSON.stringify(contract.terms)]] : []
      })
      const isNew = 'NOT EXISTS (SELECT 1 FROM contracts WHERE account = ?2)'
      await database.write([
        {
          sql: `INSERT INTO contract_terms (merchant, account, name, offered_by, since, terms)
              SELECT ?1, ?2, value ->> 0, '', value ->> 1, value ->> 2 FROM json_each(?3) WHERE ${isNew}`,
          args: [merchant, account, JSON.stringify(past)],
        },
        {
          sql: `INSERT INTO contracts (merchant, account, name, body)
              SELECT ?1, ?2, value ->> 0, value ->> 1 FROM json_each(?3) WHERE ${isNew}`,
          args: [merchant, account, JSON.stringify(rows)],
        },
      ])
    },

    answer: (answer) => answerContract(database, answer),

    async ask(merchant, account, kind, request) {
      const changed = await database.run({
        sql: `INSERT INTO contracts (merchant, account, name, body) VALUES (?1, ?2, ?3, ?4)
          ON CONFLICT (account, name) DO UPDATE SET body = excluded.body
          WHERE body ->> '$.asks' = 'offer' AND excluded.body ->> '$.asks' = 'offer'
            AND body -> '$.terms' <> excluded.body -> '$.terms'`,
        args: [merchant, account, contractMembers[kind][1], JSON.stringify(request)],
      })
      return changed === 1
    },

    endedBelow: (account, kind, terms) => namesEndedBelow(database, account, kind, terms),

    async below(account, kind, types) {
      const [inForce, waiting] = contractMembers[kind]
      return database.rows(
        { account: text, contract: orNull(json<Contract>()), request: orNull(json<Request>()) },
        `SELECT a.account, c.body AS contract, r.body AS request FROM accounts a
          LEFT JOIN contracts c ON c.account = a.id AND c.name = ? LEFT JOIN contracts r ON r.account = a.id AND r.name = ?
          WHERE a.upline = ? AND a.type IN (SELECT value FROM json_each(?)) ORDER BY a.account`,
        [inForce, waiting, account, JSON.stringify(types)],
      )
    },

    async heldTerms(account, kind) {
      return database.rows(
        termColumns,
        'SELECT since, until, offered_by AS "from", ending, terms FROM contract_terms WHERE account = ? AND name = ? ORDER BY since, id',
        [account, contractMembers[kind][0]],
      )
    },
  }
}
