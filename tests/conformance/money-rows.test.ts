import { expect, it } from 'vitest'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { readSchemaFiles, resolveRef, walkSchema, type Schema } from '@/engine/schema/schema-files'
import { isMoneyRead } from '@/site/money/money-reads'
import { callSchema } from '@tests/faults/call-schemas'

/** Properties of answers that say how much somebody has, moved or may move. */
const figures = new Set(['amount', 'balance', 'available', 'points', 'wallet', 'wallets', 'profitLoss', 'validBet'])

/** Reads whose figures stay as they are whatever the account does. */
const settled: Partial<Record<CallName, string>> = {
  winnerBoard: 'what others have won',
  moneyReceipt: 'a receipt is of a movement that is over',
}

const reads = Object.values(endpoints).filter(({ kind }) => kind === 'read')
const files = readSchemaFiles(process.cwd())

/** The schema of a row without its request: the answer, and the definitions that it may be made of. */
function answerOf(name: string): Schema {
  const schema = callSchema(name as CallName) ?? {}
  return { ...schema, properties: { ...(schema['properties'] as Schema), request: {} } }
}

function hasFigure(schema: Schema): boolean {
  let isFound = false
  walkSchema(schema, ({ properties, $ref }) => {
    isFound ||= Object.keys(properties ?? {}).some((name) => figures.has(name))
    const file = typeof $ref === 'string' && files.get(resolveRef('schemas/gateway/call.json', $ref).path)
    isFound ||= file ? hasFigure(file) : false
  })
  return isFound
}

it('a read whose answer holds amounts or points says in its row that they change when money moves', () => {
  const unsaid = reads.filter(({ name, ofMoney }) => !ofMoney && hasFigure(answerOf(name)))
  expect(unsaid.map(({ name }) => name).toSorted()).toEqual(Object.keys(settled).toSorted())
})

it('says so of reads alone', () => {
  const others = Object.values(endpoints).filter(({ kind, ofMoney }) => ofMoney && kind !== 'read')
  expect(others).toEqual([])
})

it('what is read again after money has moved is what the row says, and nothing else', () => {
  expect(isMoneyRead(['balance', {}, '', 'demo', true])).toBe(true)
  expect(isMoneyRead(['balance', {}, '', 'demo', undefined])).toBe(false)
  for (const key of [undefined, '', 'balance', {}, ['helpCentre', {}, 'EN', '']]) expect(isMoneyRead(key)).toBe(false)
})
