import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import type { Day } from '@/contract/time/day'
import { rangeOf, type DayPreset, type DayRange } from '@/site/lib/day-presets'
import { Choices } from '@/site/ui/inputs/choices'
import { DateRange } from '@/site/ui/inputs/date-range'
import { useMediaQuery } from '@/site/ui/view/use-media-query'
import { RecordSheet } from './record-sheet'
import { problemOf, type RecordAddress } from './record-address'
import { useStatement } from '@/site/elements/use-statement'

interface RecordDaysProps {
  readonly address: RecordAddress
  readonly presets: readonly DayPreset[]
  readonly today: Day
  readonly onSelect: (days: DayRange) => void
  /** At the end of the row. */
  readonly children: ReactNode
}

/**
 * The range of days: one of the brand's presets, or a custom one. A phone asks for that in a sheet, and shows it on the
 * button that opens it.
 */
export function RecordDays({ address, presets, today, onSelect, children }: RecordDaysProps) {
  const t = useText()
  const zone = useZoneText(today, address.tab.longest)
  const isPhone = useMediaQuery('(max-width: 767px)', false)
  const { range, problem, tab } = address
  const pressed = presets.find((preset) => isSame(rangeOf(preset, today), range))
  const [wantsOwn, setWantsOwn] = useState(false)
  const isOwn = pressed === undefined || problem !== undefined || (wantsOwn && !isPhone)
  const ownLabel =
    isOwn && isPhone && problem !== 'notADay' ? (
      <>
        <span className="visually-hidden">{t('record.range.own')}</span> <RangeText range={range} />
      </>
    ) : (
      t('record.range.own')
    )
  const choices = [
    ...presets.map((name) => ({ name, label: t(`record.range.${name}`) })),
    { name: 'own' as const, label: ownLabel },
  ]
  const error = problem && t(`record.problem.${problem}`, { count: tab.longest })
  const own = <DateRange label={t('record.days')} range={range} error={error} onSelect={select} />

  function select(days: DayRange) {
    onSelect(days)
    if (isPhone && problemOf(days, tab.longest) === undefined) setWantsOwn(false)
  }

  return (
    <>
      <Row>
        <Choices
          label={t('record.days')}
          choices={choices}
          selected={isOwn ? 'own' : pressed}
          onSelect={(name) => {
            setWantsOwn(name === 'own')
            if (name !== 'own') select(rangeOf(name, today))
          }}
        />
        {children}
      </Row>
      {isOwn && !isPhone && own}
      {isOwn && isPhone && error !== undefined && !wantsOwn && <Wrong role="alert">{error}</Wrong>}
      {wantsOwn && isPhone && (
        <RecordSheet title={t('record.range.own')} onClose={() => setWantsOwn(false)}>
          <Note>{zone}</Note>
          {own}
        </RecordSheet>
      )}
    </>
  )
}

function RangeText({ range: { from, to } }: Pick<RecordAddress, 'range'>) {
  const { date } = useStatement()
  return (
    <bdi>
      {date(from)} – {date(to)}
    </bdi>
  )
}

/** Names the time zone of the days, and the longest range that can be requested. */
export function useZoneText(today: Day, longest: number): string {
  const t = useText()
  const { zone } = useStatement()
  return t('record.zone', { zone: zone(Date.parse(`${today}T12:00:00Z`)), count: longest })
}

function isSame(one: DayRange, other: DayRange): boolean {
  return one.from === other.from && one.to === other.to
}

const Row = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  justify-content: space-between;

  > :first-child {
    min-inline-size: 0;
  }
`

const Wrong = styled.p`
  color: var(--color-danger);
`

const Note = styled.p`
  padding-block-end: 1rem;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
