/** The id that an address leads to. What is not well-formed is taken as it stands. */
export function idIn(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
