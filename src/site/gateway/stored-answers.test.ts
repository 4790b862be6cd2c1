import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Captcha } from '@/contract/generated/gateway-types'
import { tabItems } from '@/site/lib/browser-items'
import { defineCall } from './call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { answerOrStored, evictAnswers, createAnswerCache, clearStoredAnswers } from './stored-answers'

const loadCheck = () => import('@/contract/generated/answers/captcha.js')
const captcha = defineCall<Captcha>(rows.captcha, loadCheck, { keptAs: 'kept_captcha' })
const first = { id: 'c1', image: 'iVBORw0KGgo=' }
const second = { id: 'c2', image: 'iVBORw0KGgo=' }

/** Starts a page of a build, and returns how to read in it. */
function startPage(build = 'index-1.js') {
  vi.stubGlobal('document', { querySelector: () => ({ src: build }) })
  createAnswerCache()
  return (answer: unknown, key = 'EN') => answerOrStored(captcha, [key], () => Promise.resolve(answer as typeof first))
}

beforeEach(() => tabItems.clear())
afterEach(() => vi.unstubAllGlobals())

it('serves once a page what an earlier page of the same build has kept, and then asks', async () => {
  await startPage()(first)
  const read = startPage()
  await expect(read(second)).resolves.toEqual(first)
  await expect(read(second)).resolves.toEqual(second)
  await expect(startPage()(first)).resolves.toEqual(second)
})

it('asks where another build, or another question, has kept it', async () => {
  await startPage()(first)
  await expect(startPage('index-2.js')(second)).resolves.toEqual(second)
  await expect(startPage('index-2.js')(first, 'VI')).resolves.toEqual(first)
})

it.each([
  ['is not what its schema says', (kept: string) => kept.replace('"id":"c1"', '"id":1')],
  ['is cut off', (kept: string) => kept.slice(0, -3)],
  ['is something else', () => 'null'],
])('asks where what is kept %s', async (_what, spoil) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await startPage()(first)
  tabItems.set('kept_captcha', spoil(tabItems.get('kept_captcha') ?? ''))
  await expect(startPage()(second)).resolves.toEqual(second)
  warn.mockRestore()
})

it('keeps nothing that a part broke on, and has the next part ask', async () => {
  const cache = (startPage(), createAnswerCache())
  await answerOrStored(captcha, ['EN'], () => Promise.resolve(first))
  cache.set('@"captcha","EN",', { data: first })
  cache.set('@"member",', { data: {} })
  clearStoredAnswers()
  expect([tabItems.get('kept_captcha'), cache.get('@"captcha","EN",')]).toEqual([null, { data: first }])
  evictAnswers()
  expect([...cache.keys()]).toEqual(['@"member",'])
})
