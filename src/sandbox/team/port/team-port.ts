import type { InviteLinks } from '@/sandbox/team/invite-links'
import type { Team } from '@/sandbox/team/team'

/** Who stands below an agent, and by which links they came. */
export interface TeamPort {
  readonly team: Team
  readonly inviteLinks: InviteLinks
}
