import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Day } from '@/contract/time/day'
import type { DayPreset } from '@/site/lib/day-presets'
import { FilterSheet } from './filter-sheet'
import type { RecordAddress } from './record-address'
import { RecordDays, useZoneText } from './record-days'
import { FilterNote, RecordFilters } from './record-filters'
import type { RecordFilter, RecordSort } from './record-types'

interface RecordBarProps {
  readonly address: RecordAddress
  readonly presets: readonly DayPreset[]
  readonly filters: readonly RecordFilter[]
  readonly sorts: readonly RecordSort[]
  readonly today: Day
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
  /** Further actions on the result. */
  readonly children: ReactNode
}

/** The query of a record: days, filters, sort order. On a phone it is one row; the filters open in a sheet. */
export function RecordBar({ address, presets, filters, sorts, today, onChange, children }: RecordBarProps) {
  const names = Object.keys(address.filters)
  const zone = useZoneText(today, address.tab.longest)
  const inputs = (
    <>
      <RecordFilters {...{ address, filters, sorts, onChange }} />
      {children}
      <FilterNote>{zone}</FilterNote>
    </>
  )
  return (
    <Bar>
      <RecordDays
        address={address}
        presets={presets}
        today={today}
        onSelect={(days) => onChange({ ...days, page: undefined })}
      >
        <FilterSheet
          set={names.length}
          onReset={() => onChange({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined })}
        >
          {inputs}
        </FilterSheet>
      </RecordDays>
      <Filters>{inputs}</Filters>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

const Filters = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;

  /* Wide enough for what is chosen, and as tall as the buttons beside them, however airy a brand is. */
  > label {
    flex-basis: 12rem;
  }

  select {
    padding-block: 0;
  }

  @container (min-width: 44rem) {
    display: flex;
  }
`
