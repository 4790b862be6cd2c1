import { expect, it } from 'vitest'
import { parseJson } from './parse-json'
import { testGateway } from '@/sandbox/test-gateway'

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

it('takes brackets in texts for texts', () => {
  const value = { a: `${'['.repeat(500)}\\"${'{'.repeat(500)}` }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
  expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)))
})

it('says what is wrong with a body', () => {
  expect(() => parseJson(nested(101))).toThrow('deeper than 100 levels')
  for (const text of ['', '{', '"'.repeat(3), '"\\', '{"a":"}']) expect(() => parseJson(text)).toThrow('not JSON')
})

it.each([
  ['/sandbox/settings', `{"merchant":"plain","registerRules":{"username":{"acceptedPattern":${nested(5000)}}}}`],
  ['/wps/member/register', nested(5000)],
])('refuses 5,000 levels at %s with 400', async (path, body) => {
  const { app } = await testGateway()
  const headers = { 'content-type': 'application/json', merchant: 'plain' }
  const answer = await app.request(path, { method: 'PUT', headers, body })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('nested deeper than 100 levels')])
})
