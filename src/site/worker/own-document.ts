/** Whether an address names one thing by its id, as a promotion, which may have a document of its own. */
export function hasOwnDocument(address: string): boolean {
  return new URL(address).searchParams.has('id')
}
