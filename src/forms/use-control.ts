import { useEffect, useLayoutEffect } from 'react'
import { useFormParts } from './form-context'
import type { Control } from './form-state'

/** Makes an input known to its form for as long as it is shown. */
export function useControl(name: string, control: Control): void {
  const { state } = useFormParts()
  useLayoutEffect(() => state.add(name, control))
  useEffect(() => () => state.remove(name), [state, name])
}
