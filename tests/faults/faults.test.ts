import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { failedPing, pingTime } from '@/site/gateway/content/domain-routes'
import { createGateway, type Gateway } from '@/site/gateway/gateway'
import { GatewayError } from '@/site/gateway/gateway-error'
import { plainMerchant, testGateway, type TestGateway } from '@/sandbox/test-gateway'
import { isInExtent } from '@tests/extent'
import { contracts, type Contract } from './contracts'
import { faults, timeout, type Fault } from './faults'
import { fakeTime, faultyLine, passTime } from './faulty-line'
import { toldPeople } from './told-people'

const origin = 'http://plain.localhost'
/** The sandbox counts refusals within five minutes, and these calls must not be rate-limited. */
const untilTriesAreForgotten = 5 * 60_000
/**
 * A session lasts half a day of the sandbox's time, and a row takes some hours: after more calls than this it is
 * renewed.
 */
const mostCallsBefore = 72
const credentials = { username: 'demo_player', password: 'Demo1234!', type: 'username' }

let sandbox: TestGateway
let line: ReturnType<typeof faultyLine>
let gateway: Gateway
let token = ''
let callsOfSession = 0
let acts = 0

beforeAll(async () => {
  sandbox = await testGateway()
  line = faultyLine(sandbox)
  fakeTime()
  vi.stubGlobal('fetch', line.fetch)
  const { encryption } = plainMerchant
  const settings = { baseUrl: origin, timeout, encryption, calls: {} }
  gateway = createGateway({ merchant: 'plain', language: 'EN', gateway: settings, onSessionLost: () => undefined })
})

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sandbox.close()
})

/** Makes sure that there is a valid session, whatever the previous call did to it. */
async function renewToken(): Promise<void> {
  if (callsOfSession < mostCallsBefore && (await sandbox.call('memberInfo', { token })).success) return
  callsOfSession = 0
  const { value } = await sandbox.call('login', { request: credentials })
  token = (value as { token: string }).token
}

/** The outcome of a call, with its error if it failed. */
async function outcomeOf({ call, request }: Contract, fault?: Fault) {
  sandbox.pass(untilTriesAreForgotten)
  callsOfSession++
  if (fault !== undefined) await line.spoil(call.name, fault)
  vi.clearAllTimers()
  // A new idempotency key for each action.
  const idempotencyKey = `act-${String((acts += 1)).padStart(6, '0')}`
  const work = gateway.send(call, request, { token, idempotencyKey }).then(
    () => ({ end: 'value', failure: undefined }),
    (failure: unknown) => ({ end: endOf(failure), failure }),
  )
  await passTime(timeout, fault?.sandbox?.delay)
  const outcome = await work
  line.mend()
  return outcome
}

function endOf(failure: unknown): string {
  if (!(failure instanceof GatewayError)) return String(failure)
  return failure.kind === 'refused' ? `refused: ${failure.code} ${failure.message}` : failure.kind
}

/**
 * The properties by which the gateway's client distinguishes calls: the first call of a kind meets every fault in `npm
 * test`, the others later.
 */
function kindOf({ call: { endpoint } }: Contract): string {
  const { kind, token, encrypt, answer, form, tokenIfAny, upload } = endpoint
  return JSON.stringify([kind, token, encrypt, answer, form, tokenIfAny, upload !== undefined])
}

const firstOfKind = new Map(contracts.toReversed().map((each) => [kindOf(each), each]))
const isTried = (contract: Contract) => isInExtent(firstOfKind.get(kindOf(contract)) === contract)

describe.each(contracts)('the call $call.name', (contract) => {
  const { call, request } = contract
  let healthy: Awaited<ReturnType<typeof outcomeOf>>
  let endsSession = false

  beforeAll(async () => {
    await renewToken()
    healthy = await outcomeOf(contract)
    endsSession = !(await sandbox.call('memberInfo', { token })).success
    await renewToken()
  })

  it('is answered, or refused in a sentence of its own, when nothing goes wrong', () => {
    // The call is made as a player.
    if (Object.keys(request).length === 0) expect(healthy.end).toMatch(/^(value$|refused: agents_only )/)
    else expect(healthy.end).toMatch(/^(value|session|refused: (?!request_invalid|internal|fault)\w+ [\w-]+ \w+)/)
  })

  it.each(isTried(contract) ? faults : [])('meets $name with an error that says so, and recovers', async (fault) => {
    const { end, failure } = await outcomeOf(contract, fault)
    if (fault.heard === 'the answer') expect(end).toBe(healthy.end)
    else expect(failure).toMatchObject({ name: 'GatewayError', kind: fault.heard, call: call.name })
    const told = failure instanceof GatewayError ? toldPeople(failure) : []
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}\S* [^{}]+$/u)
    if (endsSession) await renewToken()
    expect((await outcomeOf(contract)).end).toBe(healthy.end)
    if (endsSession) await renewToken()
  })
})

describe('the call ping', () => {
  it.each(faults)('is timed, or counts as failed, when it meets $name, and recovers', async (fault) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.clearAllTimers()
    await line.spoil('ping', fault)
    const measured = pingTime(origin)
    await passTime(failedPing, fault.sandbox?.delay)
    const took = await measured
    line.mend()
    const isHeard = ['the answer', 'contract'].includes(fault.heard)
    if (isHeard) expect(took).toBeLessThan(failedPing)
    else expect(took).toBe(failedPing)
    expect(await pingTime(origin)).toBeLessThan(failedPing)
  })
})
