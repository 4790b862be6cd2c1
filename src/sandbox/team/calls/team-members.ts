import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { TeamMembers } from '@/contract/generated/gateway-types'
import { amountOf } from '@/contract/money/amount'
import type { GatewayCall, Handler } from '@/sandbox/call/gateway-call'
import type { Person } from '@/sandbox/team/members'
import { askedMember, namesOf, notInTeam } from './team-member'

/** Direct downlines of an account, or a search among all of its downlines (2 §2 team management). */
export const teamMembers: Handler<TeamMembers, TeamPort> = async (call) => {
  const { services, merchant, request } = call
  const { owner, path } = await askedMember(call)
  const { search, sort = 'name', pageNo, pageSize } = request
  const level = path.length - 1
  const [self, { items, total }] = await Promise.all([
    services.team.person(merchant.code, owner, level),
    services.team.below(merchant.code, { under: owner, search, sort, pageNo, pageSize }),
  ])
  if (self === undefined) throw notInTeam(call)
  return {
    path: namesOf(path),
    self: rowOf(call, self),
    total,
    totalPages: Math.ceil(total / pageSize),
    items: items.map((person) => rowOf(call, { ...person, level: level + person.level })),
  }
}

function rowOf({ merchant }: GatewayCall<unknown>, person: Person): TeamMembers['response']['self'] {
  const { account, type, level, direct, size, balance, teamBalance, rebate, createdAt, lastSignIn } = person
  return {
    account,
    level,
    direct,
    size,
    type: merchant.accountTypes.agent.includes(type) ? 'agent' : 'player',
    balance: amountOf(balance),
    teamBalance: amountOf(teamBalance),
    rebate: rebate === null ? null : rebate / 10_000,
    createdAt: new Date(createdAt).toISOString(),
    lastSignIn: lastSignIn === null ? null : new Date(lastSignIn).toISOString(),
  }
}
