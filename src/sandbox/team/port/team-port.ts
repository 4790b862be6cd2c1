import type { InviteLinks } from '@/sandbox/team/invite-links'
import type { Team } from '@/sandbox/team/team'

/** Agents' teams, and their invitation links. */
export interface TeamPort {
  readonly team: Team
  readonly inviteLinks: InviteLinks
}
