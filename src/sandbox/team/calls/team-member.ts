import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { PathStep, Reach } from '@/sandbox/accounts/port/tree'

/** Of whom an agent asks. */
interface AskedMember {
  readonly agent: Account
  /** Id of the account. */
  readonly owner: string
  /** From the agent down to it. */
  readonly path: readonly PathStep[]
  /** Of the agent those below count; of somebody below, it counts itself too, as its line in the agent's tables says. */
  readonly reach: Reach
}

/** Of whom a call of the agent centre asks: the agent, or somebody below. Refuses everybody else's account. */
export async function askedMember(
  call: GatewayCall<{ readonly member?: string; readonly scope?: 'own' }, TeamPort>,
): Promise<AskedMember> {
  const agent = agentOf(call)
  const { member, scope } = call.request
  const path = member === undefined ? [agent] : await call.services.team.pathTo(agent, member)
  const last = path?.at(-1)
  if (path === undefined || last === undefined) throw notInTeam(call)
  const reach = scope ?? (last.id === agent.id ? 'below' : 'whole')
  return { agent, owner: last.id, path, reach }
}

export const notInTeam = ({ texts }: Pick<GatewayCall<unknown>, 'texts'>): Refusal =>
  new Refusal('not_in_team', texts.say('not_in_team'))

export const namesOf = (path: readonly PathStep[]): string[] => path.map(({ account }) => account)
