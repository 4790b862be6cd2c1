import { afterAll, beforeAll, expect, it } from 'vitest'
import actSchema from '@/../schemas/gateway/sandbox-act.schema.json'
import { endpoints } from '@/contract/endpoints/endpoints'
import { text } from './database/columns'
import { answeredCalls } from './http/answered-calls'
import { acts } from './http/control-panel/act-calls'
import { modules } from './modules'
import { openServices, type OpenServices } from './open-services'
import { resetMerchant, seedMerchant } from './reset-merchant'
import { plainMerchant } from './test-gateway'

let opened: OpenServices
beforeAll(async () => {
  opened = await openServices(':memory:')
})
afterAll(() => opened.close())

const tablesSql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
const emptied = modules.flatMap(({ tables = [], tablesLast = [] }) => [
  ...tables.map((table) => (typeof table === 'string' ? table : table.name)),
  ...tablesLast,
])

it('every table is one module’s, which says whether a reset empties it', async () => {
  const tables = await opened.database.rows({ name: text }, tablesSql)
  const lasting = modules.flatMap(({ lastingTables = [] }) => lastingTables)
  expect([...emptied, ...lasting, 'sandbox_version'].toSorted()).toEqual(tables.map(({ name }) => name))
})

it('a reset leaves a merchant what its seeds write, and nothing else', async () => {
  const { database, services } = opened
  await seedMerchant(services, plainMerchant)
  const rowsOf = (table: string) => database.rows({ merchant: text }, `SELECT merchant FROM ${table}`)
  const counts = async () => {
    const counted: [string, number][] = []
    for (const table of emptied.filter((name) => !name.endsWith('_pictures')))
      counted.push([table, (await rowsOf(table)).length])
    return Object.fromEntries(counted)
  }
  const seeded = await counts()
  await services.accounts.create('plain', { account: 'anh', type: 0 })
  await services.accounts.create('other', { account: 'anh', type: 0 })
  await services.ledger.statement('plain')
  await resetMerchant(database, services, plainMerchant)
  expect(await counts()).toEqual({ ...seeded, accounts: (seeded['accounts'] ?? 0) + 1 })
})

it('the modules answer every row of the endpoint table but the ping, each once', () => {
  const names = modules.flatMap(({ calls = {} }) => Object.keys(calls))
  expect(names.toSorted()).toEqual(Object.keys(answeredCalls).toSorted())
  expect([...names, 'ping'].toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

it('the modules do every act of the control panel, each once', () => {
  expect(modules.flatMap(({ acts: own = {} }) => Object.keys(own)).toSorted()).toEqual(
    actSchema.properties.act.enum.toSorted(),
  )
  expect(Object.keys(acts).length).toBe(actSchema.properties.act.enum.length)
})
