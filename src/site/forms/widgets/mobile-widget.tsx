import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useField, useFormParts } from '@/site/forms/state/form-context'
import { BaseInput, type WidgetPart } from '@/site/forms/templates/base-input'
import { useCountryCodes } from '@/site/gateway/account/registration'
import { DialingCode } from './dialing-code'
import { InputRow } from './input-row'
import { keepsRule } from './pasted-value'
import { readableNumber, parseMobile, mobileNotations } from './parse-mobile'

/**
 * A mobile number in any notation; its dialling code is sent along as countryDialingCode (1 §3). The form sends the
 * notation that the rule accepts, and the field shows how it understood the number.
 */
export function MobileWidget(part: WidgetPart) {
  const { autocomplete, inputMode } = useField(part.name, 'mobile')
  const { state } = useFormParts()
  const countries = useCountryCodes().data ?? []
  const [chosen, choose] = useState<string>()
  const country = countries.find(({ countryCode }) => countryCode === chosen) ?? countries[0]
  const code = country?.countryDialingCode ?? ''

  function parse(text: string): string {
    const dialingCodes = countries.map(({ countryDialingCode }) => countryDialingCode)
    const number = parseMobile(text, code, dialingCodes)
    follow(number?.dialingCode ?? code)
    const fitting = number && mobileNotations(number).find((way) => keepsRule(way, part.limits))
    state.setNote(part.name, number && fitting && readableNumber(number))
    return fitting ?? number?.typed ?? text
  }

  /** A typed dialling code selects that country. */
  function follow(spoken: string) {
    if (spoken === '') return
    state.setExtra('countryDialingCode', spoken)
    if (spoken === code) return
    choose(countries.find(({ countryDialingCode }) => countryDialingCode === spoken)?.countryCode)
  }

  useEffect(() => {
    if (code === '') return
    state.setExtra('countryDialingCode', code)
    state.reread(part.name)
  }, [code, state, part.name])

  return (
    <NumberRow>
      {country !== undefined && <DialingCode countries={countries} country={country} onChoose={choose} />}
      <BaseInput {...part} parse={parse} type="tel" autoComplete={autocomplete} inputMode={inputMode} />
    </NumberRow>
  )
}

/** Wide enough to show a number of eleven digits. */
const NumberRow = styled(InputRow)`
  & > input {
    flex-basis: 8.5rem;
  }
`
