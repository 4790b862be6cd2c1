/** Number of columns on wide screens, chosen so that the last row is full where possible. */
export function gridColumns(count: number): number {
  if (count <= 4) return count
  return [4, 3, 5].find((columns) => count % columns === 0) ?? 4
}
