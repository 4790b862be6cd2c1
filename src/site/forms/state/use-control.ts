import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFormParts } from './form-context'
import type { Control } from './field-controls'

/** Registers an input with its form while it is mounted. */
export function useControl(name: string, control: Control): void {
  const { state } = useFormParts()
  const known = useRef<Control>(undefined)
  useLayoutEffect(() => {
    known.current = control
    state.add(name, control)
  })
  // Removed in an effect's cleanup, so that an input that replaces another is registered before the other is removed.
  useEffect(() => () => state.remove(name, known.current), [state, name])
}
