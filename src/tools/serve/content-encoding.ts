export type Encoding = 'br' | 'gzip'

/** Encodings with the file extension of the compressed copy, best first. */
export const encodings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** The encodings that an Accept-Encoding header allows. */
export function acceptedEncodings(header: string | undefined): Set<Encoding> {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  return new Set(encodings.map(([encoding]) => encoding).filter((encoding) => accepted.has(encoding)))
}
