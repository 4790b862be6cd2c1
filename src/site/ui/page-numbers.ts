/** The pages that a paginator lists: the first, the last and those beside the current one; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return named.flatMap((number, index) => gapBefore(named[index - 1] ?? 0, number))
}

/** A gap of one page shows that page: it takes no more room than the ellipsis. */
function gapBefore(before: number, number: number): number[] {
  const left = number - before - 1
  if (left === 0) return [number]
  return left === 1 ? [number - 1, number] : [0, number]
}
