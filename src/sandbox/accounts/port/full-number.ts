/** A number in international form, for example +84901234567. People may write their country's trunk zero or omit it. */
export function fullNumber(countryDialingCode: string | undefined, mobileNum: string): string {
  return (countryDialingCode ?? '') + nationalNumber(mobileNum)
}

export function nationalNumber(mobileNum: string): string {
  return mobileNum.replace(/^0+/, '')
}
