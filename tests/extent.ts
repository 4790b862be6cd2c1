/**
 * How much of a repetitive test runs: the part for `npm test`, the part left to `npm run test:rest`, or all of it.
 * `TEST_EXTENT` chooses when a single file is run by hand.
 */
const extents = ['first', 'rest', 'whole'] as const

export type Extent = (typeof extents)[number]

export const extent = extentOf(process.env['TEST_EXTENT'] ?? 'first')

/** Whether a case runs now; `isFirst` says that it belongs to `npm test`. */
export function isInExtent(isFirst: boolean): boolean {
  return extent === 'whole' || isFirst === (extent === 'first')
}

/** Number of runs of a property-based test: `npm test` makes a tenth of them. */
export function runsOf(whole: number): number {
  return extent === 'first' ? Math.ceil(whole / 10) : whole
}

function extentOf(name: string): Extent {
  const found = extents.find((each) => each === name)
  if (found === undefined) throw new Error(`TEST_EXTENT is "${name}", and none of ${extents.join(', ')}`)
  return found
}
