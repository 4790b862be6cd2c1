import type { TeamPort } from '@/sandbox/team/port/team-port'
import type { Account } from '@/sandbox/call/account'
import { agentOf, type GatewayCall } from '@/sandbox/call/gateway-call'
import { Refusal } from '@/sandbox/call/refusal'
import type { PathStep, Reach } from '@/sandbox/accounts/port/tree'

/** The account whose figures an agent requests. */
interface AskedMember {
  readonly agent: Account
  /** Id of the account. */
  readonly owner: string
  /** The path from the agent down to it. */
  readonly path: readonly PathStep[]
  /**
   * The agent's figures include downlines only; a downline's include its own too, like its line in the agent's tables.
   */
  readonly reach: Reach
}

/**
 * Resolves the account that an agent-centre call is about: the agent or one of its downlines. Refuses all other
 * accounts.
 */
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
