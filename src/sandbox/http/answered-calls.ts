import type { CallName } from '@/contract/endpoints/endpoints'
import type { AnsweredCall } from '@/sandbox/call/gateway-call'
import { modules, type Services } from '@/sandbox/modules'

/** All rows of the endpoint table except the ping, which is answered before the merchant is known. */
export const answeredCalls = Object.fromEntries(
  modules.flatMap(({ calls = {} }) => Object.entries(calls)),
  // A test compares the names with the endpoint table.
) as unknown as Readonly<Record<Exclude<CallName, 'ping'>, AnsweredCall<Services>>>
