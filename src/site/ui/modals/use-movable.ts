import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

/** Pixels that one arrow key press moves a window. */
const step = 24

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Makes a modal movable by its title and by the arrow keys (2 §2 modal wrapper), within the window. */
export function useMovable(modal: RefObject<HTMLElement | null>) {
  const offset = useRef({ x: 0, y: 0 })
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)

  const moveTo = (x: number, y: number) => {
    const element = modal.current
    if (element === null) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { x: oldX, y: oldY } = offset.current
    // A modal larger than the window can be moved until its edges meet the window's.
    const between = (value: number, one: number, other: number) =>
      Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other))
    const next = {
      x: between(x, oldX - left, oldX + innerWidth - right),
      y: between(y, oldY - top, oldY + innerHeight - bottom),
    }
    offset.current = next
    element.style.setProperty('translate', `${next.x}px ${next.y}px`)
  }

  return {
    title: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== undefined) moveTo(event.clientX - start.current.x, event.clientY - start.current.y)
      },
      onPointerUp: () => void (start.current = undefined),
      onPointerCancel: () => void (start.current = undefined),
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = steps[event.key]
      if (by === undefined) return
      event.preventDefault()
      moveTo(offset.current.x + by[0], offset.current.y + by[1])
    },
  }
}
