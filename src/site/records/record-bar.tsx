import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import type { Day } from '@/contract/time/day'
import type { DayPreset } from '@/site/lib/day-presets'
import { Icon } from '@/site/ui/icons/icon'
import { Select } from '@/site/ui/inputs/select'
import type { RecordAddress } from './record-address'
import { RecordDays, useZoneText } from './record-days'
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

/** The query of a record: days, filters, sort order. */
export function RecordBar({ address, presets, filters, sorts, today, onChange, children }: RecordBarProps) {
  const t = useText()
  const { tab, sort } = address
  const zone = useZoneText(today, tab.longest)
  const id = useId()
  // Open when a filter is active, so that none is hidden.
  const [isOpen, setIsOpen] = useState(Object.keys(address.filters).length > 0)
  return (
    <Bar>
      <RecordDays
        address={address}
        presets={presets}
        today={today}
        onSelect={(days) => onChange({ ...days, page: undefined })}
      />
      <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="chevron-down" size={18} />
        {t('record.filters')}
      </Opener>
      <Filters id={id} $isOpen={isOpen}>
        {filters.map(({ name, label, options }) => (
          <Select
            key={name}
            label={t(label)}
            options={[{ value: '', label: t('record.any') }, ...options]}
            value={address.filters[name] ?? ''}
            onSelect={(value) => onChange({ [name]: value, page: undefined })}
          />
        ))}
        {sorts.length > 1 && (
          <Select
            label={t('record.sort')}
            options={sorts.map((value) => ({ value, label: t(`record.sort.${value}`) }))}
            value={sort}
            onSelect={(value) => onChange({ sort: value, page: undefined })}
          />
        )}
        {children}
        <Note>{zone}</Note>
      </Filters>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`

const wide = '@container (min-width: 44rem)'

/** On narrow screens the filters are collapsed, so that the results come first. */
const Opener = styled.button`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-self: start;
  min-block-size: 2.75rem;
  padding-inline: 0.25rem 0.75rem;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);

  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }

  ${wide} {
    display: none;
  }
`

const Filters = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
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

  ${wide} {
    display: flex;
  }
`

const Note = styled.p`
  flex: 1 1 100%;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
