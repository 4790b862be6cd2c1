/** Code by which an account brings others: eight digits of its id, in capitals. */
export function referralCodeOf({ id }: { readonly id: string }): string {
  return id.replaceAll('-', '').slice(0, 8).toUpperCase()
}
