import type { SandboxFault } from '@/contract/generated/gateway-types'
import type { GatewayErrorKind } from '@/site/gateway/gateway-error'

/** Timeout of the test's calls, in milliseconds. */
export const timeout = 15_000

export interface Fault {
  readonly name: string
  /** The fault that the sandbox applies to the next answer. */
  readonly sandbox?: Pick<SandboxFault, 'kind'> & Partial<Pick<SandboxFault, 'delay' | 'status'>>
  /** What happens to the answer in transit. */
  readonly onTheWay?: (answer: Response, text: string) => Response
  /** The error that the site reports; the answer itself when it is only late. */
  readonly heard: GatewayErrorKind | 'the answer'
}

const status = (code: number, heard: GatewayErrorKind = 'refused'): Fault => ({
  name: `the status ${code}`,
  sandbox: { kind: 'status', status: code },
  heard,
})

/** Everything that can go wrong with an answer. */
export const faults: readonly Fault[] = [
  { name: 'a delay', sandbox: { kind: 'delay', delay: timeout / 3 }, heard: 'the answer' },
  { name: 'no answer in time', sandbox: { kind: 'delay', delay: timeout * 2 }, heard: 'timeout' },
  { name: 'a dropped connection', sandbox: { kind: 'drop' }, heard: 'network' },
  { name: 'an answer lost after it was acted on', sandbox: { kind: 'lost' }, heard: 'network' },
  ...[400, 429].map((code) => status(code)),
  status(500, 'http'),
  status(401, 'session'),
  {
    name: "a proxy's page for the status 502",
    sandbox: { kind: 'malformed' },
    onTheWay: (answer, text) => new Response(text, { status: 502, headers: answer.headers }),
    heard: 'http',
  },
  { name: 'HTML instead of JSON', sandbox: { kind: 'malformed' }, heard: 'contract' },
  {
    name: 'a truncated answer',
    onTheWay: (answer, text) => new Response(text.slice(0, text.length / 2), { headers: answer.headers }),
    heard: 'contract',
  },
  { name: 'a wrong shape', sandbox: { kind: 'shape' }, heard: 'contract' },
  { name: 'an empty answer', sandbox: { kind: 'empty' }, heard: 'contract' },
]
