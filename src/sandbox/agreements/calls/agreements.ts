import type { Agree, Agreements } from '@/contract/generated/gateway-types'
import type { AgreementsPort } from '@/sandbox/agreements/port/agreements-port'
import { realAccountOf, type Handler } from '@/sandbox/call/gateway-call'

/** Which versions of the legal documents the player has agreed to. */
export const agreements: Handler<Agreements, AgreementsPort> = async (call) => ({
  agreements: await call.services.agreements.of(call.merchant, realAccountOf(call).id),
})

export const agree: Handler<Agree, AgreementsPort> = async (call) => {
  const { services, merchant, request } = call
  const { id } = realAccountOf(call)
  await services.agreements.add(merchant, id, request.agreements)
  return { agreements: await services.agreements.of(merchant, id) }
}
