import { useEffect, useRef, type RefObject } from 'react'
import { fromPointer, toPointer } from '@/contract/json/json-pointer'

interface Target {
  readonly pointer: string
}

/** Expands the groups around a place, scrolls to it and focuses it. */
export function useTarget(
  target: Target | undefined,
  root: RefObject<HTMLElement | null>,
  open: ReadonlySet<string>,
  unfold: (pointers: readonly string[]) => void,
): void {
  const wanted = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (target === undefined) return
    const path = fromPointer(target.pointer)
    wanted.current = path.map((_, depth) => toPointer(path.slice(0, depth + 1)))
    unfold(wanted.current)
  }, [target, unfold])
  // An expanded group is in the document only after the next render.
  useEffect(() => {
    const pointers = wanted.current
    if (pointers === undefined || !pointers.every((pointer) => open.has(pointer))) return
    wanted.current = undefined
    showPlace(root.current, pointers)
  }, [open, root])
}

/** Shows the place, or the nearest enclosing one in the form. */
function showPlace(root: HTMLElement | null, pointers: readonly string[]): void {
  const places = pointers.map((pointer) => root?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`))
  const place = places.findLast((each) => each != null)
  if (place == null) return
  const control = place.querySelector<HTMLElement>('summary, input, select, textarea')
  // For a group that is taller than the form, scrolls to its head.
  const shown = control ?? place
  shown.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
