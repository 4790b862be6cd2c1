import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Select } from '@/site/ui/inputs/select'
import type { RecordAddress } from './record-address'
import type { RecordFilter, RecordSort } from './record-types'

interface RecordFiltersProps {
  readonly address: RecordAddress
  readonly filters: readonly RecordFilter[]
  readonly sorts: readonly RecordSort[]
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** What the lines can be narrowed down to, and their order. */
export function RecordFilters({ address, filters, sorts, onChange }: RecordFiltersProps) {
  const t = useText()
  return (
    <>
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
          value={address.sort}
          onSelect={(value) => onChange({ sort: value, page: undefined })}
        />
      )}
    </>
  )
}

/** The time zone of the days, and the longest range. */
export const FilterNote = styled.p`
  flex: 1 1 100%;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
