import { styled } from 'styled-components'
import { Input } from '@/site/ui/inputs/input'
import type { CountryCodes } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { useRegionNames } from '@/site/i18n/use-region-names'
import { Icon } from '@/site/ui/icons/icon'

type Country = CountryCodes['response'][number]

interface DialingCodeProps {
  readonly countries: readonly Country[]
  readonly country: Country
  readonly onChoose: (countryCode: string) => void
}

/**
 * The list shows country names in their order; closed, it shows only the code, so that the number has more room.
 */
export function DialingCode({ countries, country, onChoose }: DialingCodeProps) {
  const t = useText()
  const names = useRegionNames()
  const sorted = countries.toSorted((one, other) => names.compare(one.countryCode, other.countryCode))
  return (
    <Code as="span">
      <bdi aria-hidden dir="ltr">
        {country.countryDialingCode}
      </bdi>
      <Icon name="chevron-down" size={16} />
      <select
        aria-label={t('form.countryCode')}
        autoComplete="tel-country-code"
        value={country.countryCode}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {sorted.map(({ countryCode, countryDialingCode }) => (
          <option key={countryCode} value={countryCode}>
            {countryDialingCode} {names.of(countryCode)}
          </option>
        ))}
      </select>
    </Code>
  )
}

const Code = styled(Input)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
  inline-size: auto;
  min-inline-size: 4.75rem;
  font-variant-numeric: tabular-nums;

  & > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    font: inherit;
    color: var(--color-text);
    background: var(--color-background);
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`
