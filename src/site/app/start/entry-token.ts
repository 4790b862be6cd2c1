let kept: string | undefined

/** Removes the token from the URL, where it must not stay (1 §1), and keeps it for the session events. */
export function keepEntryToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
  if (token !== '') kept = token
}

/** Returns the token from the URL once: it is valid for one sign-in. */
export function takeEntryToken(): string | undefined {
  const token = kept
  kept = undefined
  return token
}
