import { RecordDetail } from '@/elements/records/record-detail'
import type { RecordColumns } from '@/elements/records/record-types'
import { TeamActs } from '@/elements/team/team-acts'
import { ActionTarget } from '@/elements/action-target'
import type { TeamMembers } from '@/generated/gateway-types'
import type { AgentTeamManagementColumn } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { usePanelQuery } from '@/site/panel-query'
import { Button } from '@/ui/button'
import { buttonLook, type ButtonLook } from '@/ui/button-look'
import { styled } from 'styled-components'

type Person = TeamMembers['response']['self']

interface PersonSheetProps {
  readonly person: Person
  readonly columns: RecordColumns<Person, AgentTeamManagementColumn>
  readonly onClose: () => void
}

/** All that is known of somebody below, and what can be done: look further down, at records, transfer, write. */
export function PersonSheet({ person, columns, onClose }: PersonSheetProps) {
  const t = useText()
  const [, , step] = usePanelQuery()
  const { account, direct, size } = person
  return (
    <RecordDetail title={account} columns={columns} row={person} onClose={onClose}>
      <TeamActs
        account={account}
        before={
          direct > 0 && (
            <Button
              emphasis="strong"
              onClick={() => {
                onClose()
                step({ member: account, search: undefined, page: undefined })
              }}
            >
              {t('team.open', { n: size })}
            </Button>
          )
        }
        after={
          <>
            <Button
              onClick={() => {
                onClose()
                step({ transfer: account })
              }}
            >
              {t('team.transfer')}
            </Button>
            <Act
              $emphasis="normal"
              action={{ action: 'memberCentre', panel: 'messages', query: { tab: 'write', to: account } }}
            >
              {t('team.write')}
            </Act>
          </>
        }
      />
    </RecordDetail>
  )
}

const Act = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
