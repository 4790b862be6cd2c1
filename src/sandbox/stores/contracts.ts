import type { Client } from '@libsql/client'
import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { contractMembers, type ContractKind } from '@/gateway/contract-members'
import { textOf } from '@/sandbox/database/text-of'
import { answerContract, type ContractAnswer } from './answer-contract'

/** Contracts in force and requests that wait, by their names in the consolidated answer (2 §3). */
export type AgreedTerms = Omit<ConsolidatedFunds['response'], 'team'>

type Request = NonNullable<AgreedTerms['divtypereq']>

export interface Contracts {
  /** All of an account; null where there is none. */
  of(account: string): Promise<AgreedTerms>
  /** Writes what an account begins with, if it has none yet. */
  begin(merchant: string, account: string, terms: Partial<AgreedTerms>): Promise<void>
  /** Answers what waits. False where nothing does. Throws KeyUsedError. */
  answer(answer: ContractAnswer): Promise<boolean>
  /** Asks an account about a contract. False where it has still to answer another request. */
  ask(merchant: string, account: string, kind: ContractKind, request: Request): Promise<boolean>
  clear(merchant: string): Promise<void>
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
  contractmrdailysalinfotype: null,
}

export function createContracts(client: Client): Contracts {
  return {
    async of(account) {
      const { rows } = await client.execute({
        sql: 'SELECT name, body FROM contracts WHERE account = ?',
        args: [account],
      })
      const written = rows.map(({ name, body }) => [textOf(name), JSON.parse(textOf(body)) as unknown] as const)
      return { ...none, ...Object.fromEntries(written) }
    },

    async begin(merchant, account, terms) {
      const rows = Object.entries(terms).map(([name, body]) => [name, JSON.stringify(body)])
      await client.execute({
        sql: `INSERT INTO contracts (merchant, account, name, body)
          SELECT ?1, ?2, value ->> 0, value ->> 1 FROM json_each(?3)
          WHERE NOT EXISTS (SELECT 1 FROM contracts WHERE account = ?2)`,
        args: [merchant, account, JSON.stringify(rows)],
      })
    },

    answer: (answer) => answerContract(client, answer),

    async ask(merchant, account, kind, request) {
      const { rowsAffected } = await client.execute({
        sql: 'INSERT INTO contracts (merchant, account, name, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        args: [merchant, account, contractMembers[kind][1], JSON.stringify(request)],
      })
      return rowsAffected === 1
    },

    async clear(merchant) {
      const args = [merchant]
      await client.batch(
        [
          { sql: 'DELETE FROM contracts WHERE merchant = ?', args },
          { sql: 'DELETE FROM contract_answers WHERE merchant = ?', args },
        ],
        'write',
      )
    },
  }
}
