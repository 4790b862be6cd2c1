import type { CallName } from '@/contract/endpoints/endpoints'
import type { AnsweredCall } from '@/sandbox/call/gateway-call'
import { modules, type Services } from '@/sandbox/modules'

/** All rows of the endpoint table but the ping, which is answered before anybody knows whose it is. */
export const answeredCalls = Object.fromEntries(
  modules.flatMap(({ calls = {} }) => Object.entries(calls)),
  // A test holds the names against the endpoint table.
) as unknown as Readonly<Record<Exclude<CallName, 'ping'>, AnsweredCall<Services>>>
