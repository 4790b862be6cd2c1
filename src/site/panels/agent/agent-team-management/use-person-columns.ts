import { plainColumns } from '@/site/records/plain-columns'
import type { RecordColumns } from '@/site/records/record-types'
import { useStatement } from '@/site/elements/use-statement'
import type { TeamMembers } from '@/contract/generated/gateway-types'
import type { AgentTeamManagementColumn } from '@/contract/generated/merchant-types'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'

type Person = TeamMembers['response']['self']

const plain = plainColumns<Person>()

/** The columns of a team member. */
export function usePersonColumns(): RecordColumns<Person, AgentTeamManagementColumn> {
  const t = useText()
  const format = useFormat()
  const { minute } = useStatement()
  const label = <Name extends string>(name: Name) => `team.${name}` as const
  const count = (name: 'level' | 'direct' | 'size') =>
    ({ label: label(name), kind: 'text', value: (person: Person) => format.number(person[name]) }) as const
  const moment = (name: 'createdAt' | 'lastSignIn') =>
    ({
      ...({ label: label(name), kind: 'text' } as const),
      value: (person: Person) => (person[name] === null ? t('team.never') : minute(person[name])),
    }) as const
  return {
    account: { label: label('account'), kind: 'text', value: ({ account }) => account },
    type: { label: label('type'), kind: 'text', value: ({ type }) => t(`team.type.${type}`) },
    ...{ level: count('level'), direct: count('direct'), size: count('size') },
    ...plain(label, { balance: 'amount', teamBalance: 'amount' }),
    rebate: {
      label: label('rebate'),
      kind: 'text',
      value: ({ rebate }) => (rebate === null ? null : format.percent(rebate)),
    },
    ...{ createdAt: moment('createdAt'), lastSignIn: moment('lastSignIn') },
  }
}
