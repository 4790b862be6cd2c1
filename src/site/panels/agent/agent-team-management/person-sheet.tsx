import { RecordDetail } from '@/site/records/record-detail'
import type { RecordColumns } from '@/site/records/record-types'
import { TeamActs } from '@/site/team/team-acts'
import { ActionTarget } from '@/site/elements/action-target'
import type { TeamMembers } from '@/contract/generated/gateway-types'
import type { AgentTeamManagementColumn } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { styled } from 'styled-components'

type Person = TeamMembers['response']['self']

interface PersonSheetProps {
  readonly person: Person
  readonly columns: RecordColumns<Person, AgentTeamManagementColumn>
  readonly onClose: () => void
}

/** Details of a team member, and the actions: view the member's own level or records, transfer, send a message. */
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
