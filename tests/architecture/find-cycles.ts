/** The strongly connected components of a graph with more than one node, by Tarjan's algorithm, 1972. */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const met = new Map<string, { low: number; readonly order: number }>()
  const path: string[] = []

  function follow(node: string): { low: number; readonly order: number } {
    const mark = { low: met.size, order: met.size }
    met.set(node, mark)
    path.push(node)
    for (const next of edges.get(node) ?? []) {
      const known = met.get(next)
      if (known === undefined) mark.low = Math.min(mark.low, follow(next).low)
      else if (path.includes(next)) mark.low = Math.min(mark.low, known.order)
    }
    if (mark.low === mark.order) {
      const circle = path.splice(path.indexOf(node))
      if (circle.length > 1 || edges.get(node)?.includes(node)) circles.push(circle.sort())
    }
    return mark
  }

  for (const node of edges.keys()) if (!met.has(node)) follow(node)
  return circles
}
