import { useSecurity } from '@/site/gateway/account/security'
import { awaitingConfirmation, useWithdrawals } from '@/site/gateway/money/withdrawals'
import { useMissions } from '@/site/gateway/rewards/missions'
import { useRewards } from '@/site/gateway/rewards/rewards'
import type { MemberCentreAction, SecurityCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { isSet } from './safety-state'
import { useOffered } from './use-offered'

type Name = SecurityCenterProps['attention'][number]

interface Waiting {
  readonly name: Name
  readonly text: string
  readonly action: MemberCentreAction
}

/** The panel that each leads to. */
const panels: Readonly<Record<Name, MemberCentreAction['panel']>> = {
  withdrawal: 'withdraw',
  rewards: 'reward-center',
  missions: 'missions',
  safety: 'security-center',
}

/** What waits for the player, in the brand's order: only of panels that the member centre has. */
export function useAttention({ attention, safety }: Pick<SecurityCenterProps, 'attention' | 'safety'>): Waiting[] {
  const t = useText()
  const isOffered = useOffered()
  const isWanted = (name: Name) => attention.includes(name) && isOffered(panels[name])
  const withdrawals = useWithdrawals(isWanted('withdrawal')).data?.items ?? []
  const rewards = useRewards(isWanted('rewards')).data?.rewards ?? []
  const missions = useMissions(isWanted('missions')).data?.claimable ?? 0
  const security = useSecurity().data
  // An account without a login password gets one by password recovery, not here.
  const missing = security ? safety.filter((item) => item !== 'password' && !isSet(item, security)) : []
  const counts: Readonly<Record<Name, number>> = {
    withdrawal: awaitingConfirmation(withdrawals).length,
    rewards: rewards.filter(({ state }) => state === 'available').length,
    missions,
    safety: missing.length,
  }
  const query: Record<string, string> = missing[0] === undefined ? {} : { open: missing[0] }
  return attention
    .filter((name) => counts[name] > 0 && isWanted(name))
    .map((name) => ({
      name,
      text: t(`security-center.attention.${name}`, {
        n: counts[name],
        what: missing.map((item) => t(`safety.${item}`)).join(', '),
      }),
      action: {
        action: 'memberCentre',
        panel: panels[name],
        query: name === 'safety' ? query : {},
      },
    }))
}
