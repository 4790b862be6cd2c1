import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormParts } from './form-context'
import type { Control } from './form-state'

/** Makes an input known to its form for as long as it is shown. */
export function useControl(name: string, control: Control): void {
  const { state } = useFormParts()
  const known = useRef<Control>(undefined)
  useLayoutEffect(() => {
    known.current = control
    state.add(name, control)
  })
  // An input that takes the place of another is known before the other is forgotten.
  useEffect(() => () => state.remove(name, known.current), [state, name])
}
