import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useField, useFormParts } from '@/forms/form-context'
import { BaseInput, Input, type WidgetPart } from '@/forms/templates/base-input'
import { useCountryCodes } from '@/gateway/registration'
import { useLanguage, useText } from '@/i18n/language'
import { InputRow } from './input-row'
import { inputOf } from './text-widget'

/** A mobile number; its dialling code goes with it as countryDialingCode (1 §3). */
export function MobileWidget(part: WidgetPart) {
  const { autocomplete, inputMode } = useField(part.name, 'mobile')
  return (
    <InputRow>
      <DialingCode />
      <BaseInput {...inputOf(part)} type="tel" autoComplete={autocomplete} inputMode={inputMode} />
    </InputRow>
  )
}

function DialingCode() {
  const t = useText()
  const { locale } = useLanguage()
  const { state } = useFormParts()
  const countries = useCountryCodes().data ?? []
  const [chosen, choose] = useState<string>()
  const country = countries.find(({ countryCode }) => countryCode === chosen) ?? countries[0]
  const code = country?.countryDialingCode
  const names = new Intl.DisplayNames([locale], { type: 'region' })

  useEffect(() => {
    if (code !== undefined) state.setExtra('countryDialingCode', code)
  }, [code, state])

  if (country === undefined) return null
  return (
    <Select
      as="select"
      aria-label={t('form.countryCode')}
      autoComplete="tel-country-code"
      value={country.countryCode}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {countries.map(({ countryCode, countryDialingCode }) => (
        <option key={countryCode} value={countryCode}>
          {countryDialingCode} {names.of(countryCode)}
        </option>
      ))}
    </Select>
  )
}

const Select = styled(Input)`
  flex: 0 1 7.5em;
  inline-size: 7.5em;
  min-inline-size: 0;
  text-overflow: ellipsis;
`
