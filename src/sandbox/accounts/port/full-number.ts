/** A number as it is dialled from abroad, for example +84901234567. People write the trunk zero of their country or leave it out. */
export function fullNumber(countryDialingCode: string | undefined, mobileNum: string): string {
  return (countryDialingCode ?? '') + nationalNumber(mobileNum)
}

export function nationalNumber(mobileNum: string): string {
  return mobileNum.replace(/^0+/, '')
}
