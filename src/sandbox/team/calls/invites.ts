import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { CreateInvite, InviteLinks, RemoveInvite } from '@/contract/generated/gateway-types'
import { agentOf, type GatewayCall, type Handler } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { InviteLink } from '@/sandbox/team/invite-links'
import { checkedRebate, typeOf } from './create-member'

const day = 24 * 60 * 60_000

/** The agent's invitation links, newest first. */
export const inviteLinks: Handler<InviteLinks, TeamPort> = async (call) => {
  const agent = agentOf(call)
  const { pageNo: no, pageSize: size } = call.request
  const { items, total } = await call.services.inviteLinks.pageOf(agent.id, { no, size })
  return { total, totalPages: Math.ceil(total / size), items: items.map((link) => shown(call, link)) }
}

export const createInvite: Handler<CreateInvite, TeamPort> = async (call) => {
  const agent = agentOf(call)
  const { services, merchant, request } = call
  const rebate = checkedRebate(call, agent)
  const expires = request.days === undefined ? null : services.clock() + request.days * day
  const link = { account: agent.id, type: typeOf(agent, request.type), rebate, expires }
  return { link: shown(call, await services.inviteLinks.make(merchant.code, link)) }
}

/** Removes a link. For a link of another agent the answer is that there is none. */
export const removeInvite: Handler<RemoveInvite, TeamPort> = async (call) => {
  const agent = agentOf(call)
  const { services, merchant, texts, request } = call
  const link = await services.inviteLinks.find(merchant.code, request.code)
  if (link?.account !== agent.id) throw new Refusal('invite_unknown', texts.say('invite_unknown'))
  await services.inviteLinks.remove(agent.id, link.code)
  return { registrations: link.registrations }
}

function shown(
  { services, merchant }: GatewayCall<unknown>,
  { code, type, rebate, created, expires, registrations }: InviteLink,
): CreateInvite['response']['link'] {
  return {
    code,
    registrations,
    rebate: rebate / 10_000,
    created: new Date(created).toISOString(),
    type: merchant.accountTypes.agent.includes(type) ? 'agent' : 'player',
    expires: expires === null ? null : new Date(expires).toISOString(),
    state: expires !== null && expires <= services.clock() ? 'expired' : 'open',
  }
}
