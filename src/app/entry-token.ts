/** Takes the token out of the page's address, where it must not stay (1 §1). */
export function takeEntryToken(): string | undefined {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return undefined
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  return token === '' ? undefined : token
}
