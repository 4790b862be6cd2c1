import { dayIn } from '@/contract/time/day'
import { useStatement } from '@/site/elements/use-statement'
import { useText } from '@/site/i18n/language'
import { rangeOf } from '@/site/lib/day-presets'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Choices } from '@/site/ui/inputs/choices'

/** How far a list looks ahead: ranges of days that begin today (2 §9). */
export type Ahead = 'next7' | 'next30'

/** The range in the address, and whether a moment lies in it. A list whose range nobody chose has all. */
export function useDaysAhead(offered: readonly Ahead[], now: string | undefined) {
  const [query, change] = usePanelQuery()
  const { timeZone } = useStatement()
  const chosen = offered.find((name) => name === query.get('ends'))
  const range = chosen && now && rangeOf(chosen, dayIn(timeZone, Date.parse(now)))
  const isWithin = (moment: string | null): boolean => {
    if (!range) return true
    if (moment === null) return false
    const day = dayIn(timeZone, Date.parse(moment))
    return range.from <= day && day <= range.to
  }
  return { chosen, choose: (name: Ahead | undefined) => change({ ends: name }), isWithin }
}

interface DaysAheadProps {
  readonly offered: readonly Ahead[]
  readonly chosen: Ahead | undefined
  readonly onChoose: (name: Ahead | undefined) => void
}

/** Narrows a list down to what ends or begins in the days ahead. */
export function DaysAhead({ offered, chosen, onChoose }: DaysAheadProps) {
  const t = useText()
  return (
    <Choices
      label={t('days-ahead.label')}
      choices={[
        { name: 'any' as const, label: t('days-ahead.any') },
        ...offered.map((name) => ({ name, label: t(`days-ahead.${name}`) })),
      ]}
      selected={chosen ?? 'any'}
      onSelect={(name) => onChoose(name === 'any' ? undefined : name)}
    />
  )
}
