import type {
  AgentTerms,
  CreateInvite,
  CreateMember,
  InviteLinks,
  RemoveInvite,
} from '@/contract/generated/gateway-types'
import * as rows from '@/contract/endpoints/agent-rows'
import { defineCall } from '@/site/gateway/call-definition'
import { useRead } from '@/site/gateway/use-read'

const agentTerms = defineCall<AgentTerms>(rows.agentTerms, () => import('@/contract/generated/answers/agentTerms.js'))
const inviteLinks = defineCall<InviteLinks>(
  rows.inviteLinks,
  () => import('@/contract/generated/answers/inviteLinks.js'),
)
export const createMember = defineCall<CreateMember>(
  rows.createMember,
  () => import('@/contract/generated/answers/createMember.js'),
)
export const createInvite = defineCall<CreateInvite>(
  rows.createInvite,
  () => import('@/contract/generated/answers/createInvite.js'),
)
export const removeInvite = defineCall<RemoveInvite>(
  rows.removeInvite,
  () => import('@/contract/generated/answers/removeInvite.js'),
)

/** What the agent can grant to accounts that register through it (2 §2 account registration center). */
export const useAgentTerms = () => useRead(agentTerms, {})

/** The agent's invitation links. The previous page stays visible until the next one has loaded. */
export const useInviteLinks = (request: InviteLinks['request']) =>
  useRead(inviteLinks, request, { keepPreviousData: true })
