/** Cards in a row of the grid on wide screens, so that the last row is full where that can be. */
export function gridColumns(count: number): number {
  if (count <= 4) return count
  return [4, 3, 5].find((columns) => count % columns === 0) ?? 4
}
