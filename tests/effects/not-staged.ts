/**
 * Keys whose effect the staged pages do not show yet: what they choose among, or the part that reads them, is not among
 * the staged answers, or is drawn in a browser alone. One that is seen leaves this list, and no other may be unseen.
 */
export const notStaged: ReadonlySet<string> = new Set([
  'menus.agentCentre.items.*.badge',
  'panels.agent.agent-daily-wages.age',
  'panels.agent.agent-dividend-record.age',
  'panels.agent.agent-hourly-salary.age',
  'panels.agent.agent-real-time-salary.age',
  'panels.agent.agent-registration-center.days',
  'panels.agent.agent-registration-center.qr',
  'panels.member.messages.write',
  'panels.member.referral.qr',
  'panels.member.security-center.payout',
  'panels.member.security-center.safety',
  'routes.pages.*.sections.*(draw-results).props.prizeMode',
  'routes.pages.*.sections.*(game-frame).props.facts',
  'routes.pages.*.sections.*(game-frame).props.tools',
  'routes.pages.*.sections.*(game-lanes).props.tiles.effect',
  'routes.pages.*.sections.*(game-lobby).props.picture.alt',
  'routes.pages.*.sections.*(game-lobby).props.tiles.name',
  'routes.pages.*.sections.*(promotion-detail).props.byCategory.*.action',
  'routes.pages.*.sections.*(promotion-detail).props.byCategory.*.label',
  'routes.pages.*.sections.*(promotion-detail).props.play',
  'routes.pages.*.sections.*(room-list).props.facts',
  'routes.pages.*.sections.*(room-list).props.states',
  'routes.pages.*.sections.*(text-section).when.category',
  'routes.pages.*.sections.*(text-section).when.promotion',
  'vendors.lanes.*.after',
  'vendors.lanes.*.vendors',
  'vendors.pictures.folder',
  'vendors.pictures.type',
])
