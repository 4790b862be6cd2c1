import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints, type CallName } from '@/contract/endpoints/endpoints'
import { signIn } from '@/sandbox/cash/testing/depositing'
import { testGateway } from '@/sandbox/test-gateway'

const page = { pageNo: 1, pageSize: 20 }
const lately = { from: '2025-12-25', to: '2026-01-01' }
/** Whichever of them a call takes. */
const requests: readonly object[] = [{}, page, { ...page, ...lately }, lately]

/** The pictures of a puzzle are made anew each time, and nothing keeps a link to the service. */
const notKept: ReadonlySet<string> = new Set(['humanChallenge', 'customerService', 'captcha', 'ping'])

/** The definitions of the site's calls, by name. */
const definitions = new Map(
  readdirSync('src/site/gateway', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(`src/site/gateway/${file}`, 'utf8').split('defineCall').slice(1))
    .map((text) => [
      /rows\.(\w+)/i.exec(text)?.[1] ?? '',
      text.slice(0, text.search(/\n(?:\)|\}\)|export|const)|\)\n/) + 3),
    ]),
)

it('an answer that the server gives in the language of the call is asked for again in another one', async () => {
  const gateway = await testGateway()
  const token = await signIn(gateway, 'demo_agent', 'Demo1234!')
  const answerIn = async (name: CallName, request: object, language: string) =>
    JSON.stringify(await gateway.call(name, { token, request, language }))
  const spoken: string[] = []
  for (const name of Object.keys(endpoints) as CallName[]) {
    if (endpoints[name].kind !== 'read' || notKept.has(name)) continue
    for (const request of requests) {
      const english = await answerIn(name, request, 'EN')
      if (!english.includes('"success":true')) continue
      if (english !== (await answerIn(name, request, 'VI'))) spoken.push(name)
      break
    }
  }
  expect(spoken).toEqual(expect.arrayContaining(['messages', 'memberTransactions', 'promotionStates', 'teamBets']))
  expect(spoken.filter((name) => !/hasTexts/.test(definitions.get(name) ?? ''))).toEqual([])
})
