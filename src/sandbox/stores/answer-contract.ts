import type { Client, InStatement } from '@libsql/client'
import { contractMembers, type ContractKind } from '@/gateway/contract-members'
import type { ConsolidatedFunds } from '@/generated/gateway-types'
import { textOf } from '@/sandbox/database/text-of'
import { KeyUsedError } from '@/sandbox/ledger/entry'
import { hashOf, type Intent } from '@/sandbox/ledger/post-entry'
import type { Message } from './messages'

type Contract = NonNullable<ConsolidatedFunds['response']['divtypeinfo']>
type Request = NonNullable<ConsolidatedFunds['response']['divtypereq']>

export interface ContractAnswer {
  readonly merchant: string
  readonly account: string
  readonly kind: ContractKind
  readonly act: 'accept' | 'reject'
  /** Once for each key: the same one again changes nothing. */
  readonly intent: Intent
  /** What downlines are told whose contract ends with it. */
  readonly told: Message
}

/**
 * Answers the request that waits about a contract (2 §4): an accepted offer holds from now on and ends the contracts
 * of downlines with a higher rate, an accepted termination ends the contract; what is rejected changes nothing.
 * One batch, which does nothing where the request is no longer the one that was read. Answers whether there was one.
 * Throws KeyUsedError.
 */
export async function answerContract(client: Client, answer: ContractAnswer): Promise<boolean> {
  if (await isAnswered(client, answer)) return true
  const body = await bodyOf(client, answer.account, contractMembers[answer.kind][1])
  // Where it did nothing, the same key may have come twice at once.
  return (body !== undefined && (await isPosted(client, answer, body))) || isAnswered(client, answer)
}

/** Posts an answer to the request as it was read. Answers whether it still waited. */
async function isPosted(client: Client, answer: ContractAnswer, body: string): Promise<boolean> {
  const { merchant, account, kind, act, intent, told } = answer
  const [inForce, waiting] = contractMembers[kind]
  const request = JSON.parse(body) as Request
  const stillWaits = 'EXISTS (SELECT 1 FROM contracts WHERE account = ? AND name = ? AND body = ?)'
  const theOne = [account, waiting, body]
  const ended = act === 'accept' && request.asks === 'offer' ? await higherBelow(client, answer, request.terms) : []
  const contract: Contract = { since: new Date(told.time).toISOString(), terms: request.terms }

  const statements: InStatement[] = [
    {
      sql: `INSERT INTO contract_answers (merchant, account, key, request_hash) SELECT ?, ?, ?, ? WHERE ${stillWaits}`,
      args: [merchant, account, intent.key, hashOf(answer.intent), ...theOne],
    },
  ]
  if (act === 'accept')
    statements.push(
      request.asks === 'offer'
        ? {
            sql: `INSERT INTO contracts (merchant, account, name, body) SELECT ?, ?, ?, ? WHERE ${stillWaits}
              ON CONFLICT (account, name) DO UPDATE SET body = excluded.body`,
            args: [merchant, account, inForce, JSON.stringify(contract), ...theOne],
          }
        : {
            sql: `DELETE FROM contracts WHERE account = ? AND name = ? AND ${stillWaits}`,
            args: [account, inForce, ...theOne],
          },
    )
  for (const id of ended)
    statements.push(
      {
        sql: `DELETE FROM contracts WHERE account = ? AND name = ? AND ${stillWaits}`,
        args: [id, inForce, ...theOne],
      },
      {
        sql: `INSERT INTO messages (merchant, account, title, content, time) SELECT ?, ?, ?, ?, ? WHERE ${stillWaits}`,
        args: [merchant, id, told.title, told.content, told.time, ...theOne],
      },
    )
  statements.push({ sql: 'DELETE FROM contracts WHERE account = ? AND name = ? AND body = ?', args: theOne })
  const [first] = await client.batch(statements, 'write')
  return first?.rowsAffected === 1
}

async function isAnswered(client: Client, answer: ContractAnswer): Promise<boolean> {
  const { rows } = await client.execute({
    sql: 'SELECT request_hash FROM contract_answers WHERE account = ? AND key = ?',
    args: [answer.account, answer.intent.key],
  })
  if (rows[0] === undefined) return false
  if (rows[0]['request_hash'] !== hashOf(answer.intent)) throw new KeyUsedError('another request came under this key')
  return true
}

async function bodyOf(client: Client, account: string, name: string): Promise<string | undefined> {
  const { rows } = await client.execute({
    sql: 'SELECT body FROM contracts WHERE account = ? AND name = ?',
    args: [account, name],
  })
  return rows[0] && textOf(rows[0]['body'])
}

/** Ids of the accounts right below whose contract of the kind pays a higher rate than these terms. */
async function higherBelow(
  client: Client,
  { account, kind }: Pick<ContractAnswer, 'account' | 'kind'>,
  terms: Contract['terms'],
): Promise<string[]> {
  const { rows } = await client.execute({
    sql: 'SELECT c.account, c.body FROM contracts c JOIN accounts a ON a.id = c.account WHERE a.upline = ? AND c.name = ?',
    args: [account, contractMembers[kind][0]],
  })
  const rateOf = (those: Contract['terms']) => Math.max(...those.map(({ rate }) => rate))
  return rows
    .filter(({ body }) => rateOf((JSON.parse(textOf(body)) as Contract).terms) > rateOf(terms))
    .map((row) => textOf(row['account']))
}
