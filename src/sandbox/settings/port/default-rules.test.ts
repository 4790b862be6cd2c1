import { expect, it } from 'vitest'
import { normaliseRules } from '@/contract/field-rules/normalise-rule'
import { defaultRules } from './default-rules'
import { patterns } from '@/sandbox/settings/rules/patterns'

it('the rules and patterns of the sandbox are ones that the site can use', () => {
  const every = Object.entries(patterns).map(([id, acceptedPattern]) => [id, { acceptedPattern }] as const)
  expect(normaliseRules({ ...defaultRules, ...Object.fromEntries(every) }).problems).toEqual([])
})

it('the default rule of a username takes the accounts that are always there', () => {
  const pattern = new RegExp(defaultRules.username.acceptedPattern)
  expect(['demo_player', 'demo_flagged', 'Minh2'].filter((name) => !pattern.test(name))).toEqual([])
  expect(['_demo', '2minh', 'mi nh', 'mi-nh'].filter((name) => pattern.test(name))).toEqual([])
})

it.each([
  [2, ['a', 'minh2'], ['2minh', 'mi nh']],
  [4, ['a@b.vn', 'a.b@mail.example.com'], ['a@b', '@b.vn', 'a b@c.vn']],
  [6, ['Demo1234!', '1a'], ['letters', '1234', 'a 1']],
  [12, ['2026-01-31', '01-31-2026'], ['31.1.2026']],
  [13, ['Nguyễn Văn An'], ['An2', ' An']],
  [17, ['NGUYEN VAN A'], ['   ', 'Nguyen']],
] as const)('pattern %i takes %j and not %j', (id, right, wrong) => {
  const pattern = new RegExp(patterns[id])
  expect(right.filter((value) => !pattern.test(value))).toEqual([])
  expect(wrong.filter((value) => pattern.test(value))).toEqual([])
})
