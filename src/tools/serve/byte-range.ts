/** A range of bytes, with both ends inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The single range that a request asks for; undefined when it asks for none that is supported, and then the whole file
 * is sent. Safari plays no video from a server without range requests.
 */
export function askedRange(header: string | null, size: number): ByteRange | 'beyond' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first >= size || (from === '' && Number(to) === 0) ? 'beyond' : { first, last }
}
