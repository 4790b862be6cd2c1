import { useEffect, useRef, type RefObject } from 'react'
import { fromPointer, toPointer } from '@/contract/json/json-pointer'

interface Target {
  readonly pointer: string
}

/** Unfolds what holds a place, scrolls there and gives it the keyboard. */
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
  // What is unfolded is there once that has been rendered.
  useEffect(() => {
    const pointers = wanted.current
    if (pointers === undefined || !pointers.every((pointer) => open.has(pointer))) return
    wanted.current = undefined
    showPlace(root.current, pointers)
  }, [open, root])
}

/** The place, or the nearest around it that the form shows. */
function showPlace(root: HTMLElement | null, pointers: readonly string[]): void {
  const places = pointers.map((pointer) => root?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`))
  const place = places.findLast((each) => each != null)
  if (place == null) return
  const control = place.querySelector<HTMLElement>('summary, input, select, textarea')
  // Of a group that is taller than the form, the head.
  const shown = control ?? place
  shown.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
