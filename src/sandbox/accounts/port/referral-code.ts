/** The account's referral code: eight digits of its id, in capitals. */
export function referralCodeOf({ id }: { readonly id: string }): string {
  return id.replaceAll('-', '').slice(0, 8).toUpperCase()
}
