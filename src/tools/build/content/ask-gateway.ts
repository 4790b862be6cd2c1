import type { Notices } from '@/contract/generated/gateway-types'
import type { Site } from '@/contract/generated/merchant-types'
import * as rows from '@/contract/endpoints/first-rows'
import { defineCall } from '@/site/gateway/call-definition'
import { noticesRequest } from '@/site/gateway/content/notices-request'
import { pack } from '@/site/gateway/pack'
import { readAnswer } from '@/site/gateway/read-answer'

const notices = defineCall<Notices>(rows.notices, () => import('@/contract/generated/answers/notices.js'))

/** In milliseconds: a build waits no longer, however long pages may. */
const longestWait = 20_000

/** In bytes: 10,000 promotions have half of it. */
const mostBytes = 32 * 1024 * 1024

/**
 * Asks a gateway for its notices in a language as a guest's page does, and reads the answer as pages do. Throws what says
 * why there is none.
 */
export async function askNotices(
  { code, gateway: settings }: Pick<Site, 'code' | 'gateway'>,
  base: string,
  language: string,
): Promise<Notices['response']> {
  const endpoint = { ...notices.endpoint, ...settings.calls[notices.name] }
  const headers = new Headers({ merchant: code, language, 'module-id': endpoint.moduleId })
  const { address, body } = await pack({ ...settings, baseUrl: base }, endpoint, noticesRequest, headers)
  const timeout = Math.min(settings.calls[notices.name]?.timeout ?? settings.timeout, longestWait)
  const signal = AbortSignal.timeout(timeout)
  const answer = await fetch(address, { method: endpoint.method, headers, body, signal })
  const { status } = answer
  return readAnswer(notices, endpoint.answer, new Response(await textOf(answer), { status }))
}

async function textOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > mostBytes) throw new Error(`its answer has more than ${mostBytes / 1024 / 1024} MB`)
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
