import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back on a press outside an element, while `active`. */
export function useOutsidePress(element: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!active) return
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && element.current?.contains(target) === false) press()
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [active, element])
}
