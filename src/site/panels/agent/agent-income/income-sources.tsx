import { useEffect } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { TeamInvite } from '@/site/team/team-invite'
import { useConsolidatedFunds } from '@/site/gateway/money/consolidated-funds'
import { useText } from '@/site/i18n/language'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

/** Sources of income, for an agent who has none: claims of contracts, and inviting people to the team. */
export function IncomeSources() {
  const t = useText()
  const { error, mutate } = useConsolidatedFunds()
  const hasFailed = error !== undefined
  // Retries at once, because SWR's own retry may be waiting out a long backoff after earlier failures.
  useEffect(() => {
    if (hasFailed) void mutate().catch(() => undefined)
  }, [hasFailed, mutate])
  const contracts = useMenuEntries(useMenu('agentCentre')).filter(
    ({ item }) => item.action.action === 'agentCentre' && contractPanels.has(item.action.panel),
  )
  return (
    <>
      <p>{t('agent-income.why')}</p>
      <Ways>
        {contracts.map(({ name, item }) => (
          <ActionButton key={name} $emphasis="quiet" action={item.action}>
            {t(item.label)}
          </ActionButton>
        ))}
      </Ways>
      <TeamInvite />
    </>
  )
}

const contractPanels: ReadonlySet<string> = new Set([
  ...['agent-dividend-record', 'agent-daily-wages', 'agent-hourly-salary', 'agent-real-time-salary'],
])

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
  text-decoration: underline;
`
