import { createClient } from '@libsql/client'
import { expect, it } from 'vitest'
import { migrate, versionsOf } from '@/sandbox/database/migrations'
import { modules } from '@/sandbox/modules'

it('a kept deposit with the bonus on Fridays has the id that the promotion has now', async () => {
  const client = createClient({ url: ':memory:' })
  const versions = versionsOf(modules)
  await migrate(client, versions.slice(0, 23))
  const insert = (number: string, promotion: string) =>
    client.execute({
      sql: `INSERT INTO deposits (number, merchant, account, key, request_hash, method, amount, fee, promotion, bonus,
        turnover, state, created, expires) VALUES (?, 'm', 'a', ?, 'h', 'bank', 1, 0, ?, 0, 0, 'approved', 1, 2)`,
      args: [number, number, promotion],
    })
  await insert('D1', 'reload')
  await insert('D2', 'first_deposit')
  await migrate(client, versions)
  const { rows } = await client.execute('SELECT promotion FROM deposits ORDER BY number')
  expect(rows.map(({ promotion }) => promotion)).toEqual(['friday_reload', 'first_deposit'])
  client.close()
})
