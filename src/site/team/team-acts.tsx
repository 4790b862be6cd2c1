import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { Action, TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMenu } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'

interface TeamActsProps {
  readonly account: string
  /** Links before and after those to the account's records. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

const records = [
  ['agent-team-betting', 'team.bets'],
  ['agent-profit-loss', 'team.profit'],
  ['agent-downline-transactions', 'team.lines'],
] as const satisfies readonly (readonly [string, TextKey])[]

/** Links to the records of a team member, where the brand has them. */
export function TeamActs({ account, before, after }: TeamActsProps) {
  const t = useText()
  const { items, order } = useMenu('agentCentre')
  const has = (panel: string) =>
    order.some((name) => {
      const action = items[name]?.action
      return action?.action === 'agentCentre' && action.panel === panel
    })
  return (
    <Acts>
      {before}
      {records.map(([panel, label]) => {
        const action: Action = { action: 'agentCentre', panel, query: { member: account } }
        return has(panel) ? (
          <Act key={panel} action={action} $emphasis="normal">
            {t(label)}
          </Act>
        ) : null
      })}
      {after}
    </Acts>
  )
}

const Acts = styled.div`
  display: grid;
  gap: 0.5rem;
  padding-block-start: 1rem;
`

const Act = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
