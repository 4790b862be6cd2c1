import { validMerchants } from '@/tools/cli/valid-merchants'
import { encryptBody } from '@/contract/endpoints/encrypted-envelope'
import { addDays, dayIn } from '@/contract/time/day'
import { createSandbox, type Sandbox } from '@/sandbox/create-sandbox'
import { sandboxMerchant } from '@/sandbox/sandbox-merchant'
import { median, printTable } from './table'

const merchant = 'lotus'
const members = 9_954
const runs = 5
const page = { pageNo: '1', pageSize: '100' }
const listPath = '/wps/relay/MCS2_getTeamMembers'

interface Team {
  readonly sandbox: Sandbox
  readonly token: string
  /** The account with the most members below it. */
  readonly member: string
}

/** The calls of an agent's screens, for the demo team and for one of 10,000: the gateway's own time. */
export async function teamBench(): Promise<void> {
  const small = await openTeam(0)
  const large = await openTeam(members)
  const today = dayIn('Asia/Ho_Chi_Minh', Date.now())
  const month = { from: addDays(today, -29), to: today, ...page }
  const reads = [
    ['members, a page', listPath, page],
    ['members by size', listPath, { ...page, sort: 'size' }],
    ['members of the largest member', listPath, 'member'],
    ['members by a part of the name', listPath, { ...page, search: 'an' }],
    ['overview', '/wps/relay/MCS2_getTeamOverview', {}],
    ['profit and loss by member, a month', '/wps/relay/ODSFE2_TeamProfitLoss', { ...month, by: 'member' }],
    ['profit and loss by day, a month', '/wps/relay/ODSFE2_TeamProfitLoss', { ...month, by: 'day' }],
    ['bets, a month', '/wps/relay/ODSFE2_TeamBetRecord', month],
    ['transactions, a month', '/wps/relay/ODSFE2_TeamTransDet', month],
  ] as const
  const rows: string[][] = []
  for (const [name, path, query] of reads) {
    const times = new Map<Team, number[]>([
      [small, []],
      [large, []],
    ])
    for (let run = 0; run < runs; run++)
      for (const [team, taken] of times) {
        const begin = performance.now()
        await ask(team, path, query === 'member' ? { ...page, member: team.member } : query)
        taken.push(performance.now() - begin)
      }
    rows.push([name, ...[...times.values()].map((taken) => `${median(taken).toFixed(0)} ms`)])
  }
  printTable(`Figures of a team, median of ${runs}`, ['what', 'team of 46', 'team of 10,000'], rows)
  console.log('bar: 300 ms')
  for (const { sandbox } of [small, large]) sandbox.close()
}

async function openTeam(more: number): Promise<Team> {
  const loaded = validMerchants('merchants').find(({ code }) => code === merchant)
  if (loaded === undefined) throw new Error(`there is no merchant ${merchant}`)
  const { config, texts } = loaded
  const merchants = [sandboxMerchant(config, (language, key) => texts.written(language, key))]
  const sandbox = await createSandbox({ merchants, database: ':memory:' })
  if (more > 0) await post(sandbox, '/sandbox/acts', { merchant, act: 'grow-team', id: 'demo_agent', members: more })
  const request = JSON.stringify({ username: 'demo_agent', password: 'Demo1234!', type: 'username' })
  const body = encryptBody(request, config.site.gateway.encryption)
  const { value } = await post<{ value: { token: string } }>(sandbox, '/wps/session/login', body)
  const team = { sandbox, token: value.token, member: '' }
  const { items } = await ask<{ items: { account: string }[] }>(team, listPath, { ...page, sort: 'size' })
  return { ...team, member: items[0]?.account ?? '' }
}

async function post<Answer>(sandbox: Sandbox, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', merchant, language: 'EN' }
  return told<Answer>(await sandbox.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, {}))
}

async function ask<Value>({ sandbox, token }: Team, path: string, query: Record<string, string>): Promise<Value> {
  const headers = { merchant, language: 'EN', token }
  const answer = await sandbox.app.request(`${path}?${new URLSearchParams(query)}`, { headers }, {})
  return (await told<{ value: Value }>(answer)).value
}

async function told<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
