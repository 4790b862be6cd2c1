let kept: string | undefined

/** Takes the token out of the page's address, where it must not stay (1 §1), and keeps it for the page's events. */
export function keepEntryToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  if (token !== '') kept = token
}

/** The token that the page's address carried, once: it is good for one sign-in. */
export function takeEntryToken(): string | undefined {
  const token = kept
  kept = undefined
  return token
}
