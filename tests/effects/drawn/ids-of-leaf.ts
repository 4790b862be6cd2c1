import { idsAt, type ReferenceShapes } from '@/engine/reference/reference-shape'
import type { Leaf } from '@tests/effects/leaves'

/** The entries of the reference that tell of a leaf; several where a part's key is called as another part's. */
export function idsOfLeaf(shapes: ReferenceShapes, { file, steps, node }: Leaf): string[] {
  const start = file === 'locale' ? ['locales', '*'] : [file]
  const keys = steps.flatMap((step) => (step.kind === 'key' ? [step.key] : step.kind === 'branch' ? [] : ['*']))
  const last = steps.at(-1)
  const tag = last?.kind === 'branch' && node.branches.size > 0 ? [last.tag] : []
  const branches = steps.flatMap((step) => (step.kind === 'branch' ? [step.name] : []))
  const ids = idsAt(shapes, [...start, ...keys, ...tag])
  // A part's props stand under its name.
  const named = ids.filter((id) => branches.some((name) => id === name || id.startsWith(`${name}.`)))
  return named.length > 0 ? named : ids
}
