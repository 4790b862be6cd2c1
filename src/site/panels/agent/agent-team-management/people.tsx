import { useState } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Fact, Facts } from '@/site/elements/fact'
import { RecordTable } from '@/site/records/record-table'
import { TeamInvite } from '@/site/team/team-invite'
import { TeamPath } from '@/site/team/team-path'
import { useErrorText } from '@/site/gateway/error-text'
import { useTeamMembers } from '@/site/gateway/team/team'
import type { TeamMembers } from '@/contract/generated/gateway-types'
import type { AgentTeamManagementProps } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { parsePageNumber } from '@/site/lib/whole-number'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import '@/site/ui/icons/later-icons'
import { Paginator } from '@/site/ui/paginator'
import { Select } from '@/site/ui/inputs/select'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { PersonSheet } from './person-sheet'
import { usePersonColumns } from './use-person-columns'

type Page = TeamMembers['response']

const sorts = ['name', 'newest', 'lastSignIn', 'size'] as const
const nobody: ReadonlySet<string> = new Set()

/** The members of a level, or search results. The query is stored in the URL (G9). */
export function People({ columns, card, pageSize }: AgentTeamManagementProps) {
  const t = useText()
  const errorText = useErrorText()
  const [query, change] = usePanelQuery()
  const [member, search] = [query.get('member'), query.get('search')]
  const sort = sorts.find((each) => each === query.get('sort')) ?? 'name'
  const pageNo = parsePageNumber(query.get('page'))
  const { data, error, isLoading, isValidating, mutate } = useTeamMembers({
    ...{ sort, pageNo, pageSize },
    ...(member !== null && { member }),
    ...(search !== null && { search }),
  })
  return (
    <Root>
      <TeamPath key={`${member} ${search}`} path={error === undefined ? data?.path : undefined} look="search" />
      <Select
        label={t('record.sort')}
        options={sorts.map((value) => ({ value, label: t(`agent-team-management.sort.${value}`) }))}
        value={sort}
        onSelect={(value) => change({ sort: value === 'name' ? undefined : value, page: undefined })}
      />
      {error?.code === 'not_in_team' ? (
        <EmptyState icon="users" text={errorText(error)}>
          <ToMine />
        </EmptyState>
      ) : error !== undefined ? (
        <FailedNotice text={errorText(error)} busy={isValidating} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <Sums self={data.self} />
          <Found page={data} isBusy={isLoading} layout={{ columns, card }} />
          <Paginator
            label={t('agent-team-management.title')}
            page={pageNo}
            pages={data.totalPages}
            onSelect={(no) => change({ page: no === 1 ? undefined : String(no) })}
          />
        </>
      )}
    </Root>
  )
}

/** Team size, own balance and team balance of the person whose level is shown. */
function Sums({ self: { size, balance, teamBalance } }: Pick<Page, 'self'>) {
  const t = useText()
  const format = useFormat()
  return (
    <Facts>
      <Fact name={t('team.size')}>{format.number(size)}</Fact>
      <Fact name={t('team.balance')}>
        <Amount amount={balance} />
      </Fact>
      <Fact name={t('team.teamBalance')}>
        <Amount amount={teamBalance} />
      </Fact>
    </Facts>
  )
}

/** Returns from an empty level to the agent's own level. */
function ToMine() {
  const t = useText()
  const [, change] = usePanelQuery()
  return (
    <Button onClick={() => change({ member: undefined, search: undefined, page: undefined })}>
      {t('team.toMine')}
    </Button>
  )
}

interface FoundProps {
  readonly page: Page
  readonly isBusy: boolean
  readonly layout: Pick<AgentTeamManagementProps, 'columns' | 'card'>
}

function Found({ page, isBusy, layout }: FoundProps) {
  const t = useText()
  const [query] = usePanelQuery()
  const personColumns = usePersonColumns()
  const [opened, open] = useState<Page['self']>()
  if (page.items.length === 0)
    return (
      <EmptyState icon="users" text={t(query.has('search') ? 'team.notFound' : 'team.nobody')}>
        {query.has('search') || query.has('member') || query.has('page') ? <ToMine /> : <TeamInvite />}
      </EmptyState>
    )
  return (
    <>
      <RecordTable
        label={t('agent-team-management.title')}
        columns={personColumns}
        layout={layout}
        hidden={nobody}
        rows={page.items}
        timeOf={undefined}
        isBusy={isBusy}
        onOpen={open}
      />
      {opened !== undefined && <PersonSheet person={opened} columns={personColumns} onClose={() => open(undefined)} />}
    </>
  )
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
