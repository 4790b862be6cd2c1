import { RecordPanel } from '@/site/records/record-panel'
import type { BonusDetailsProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Tabs } from '@/site/ui/tabs'
import { LotteryTable } from './lottery-table'
import { useBonuses } from './use-bonuses'

/** Bonuses with their wagering requirements, and the payouts of lotteries (2 §2 bonus details). */
export function BonusDetails(props: BonusDetailsProps) {
  const t = useText()
  const [query, change] = usePanelQuery()
  const { lists } = props
  const [first = 'bonuses'] = lists
  const selected = lists.find((list) => list === query.get('list')) ?? first
  return (
    <Tabs
      label={t('bonus-details.title')}
      tabs={lists.map((name) => ({ name, label: t(`bonus-details.list.${name}`) }))}
      selected={selected}
      onSelect={(name) => change({ list: name === first ? undefined : name })}
    >
      {selected === 'lottery' ? <LotteryTable /> : <Bonuses {...props} />}
    </Tabs>
  )
}

function Bonuses(props: BonusDetailsProps) {
  return <RecordPanel record={useBonuses(props)} layout={props} />
}
