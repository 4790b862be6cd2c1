import { useLayoutEffect, useRef } from 'react'
import { useFormParts } from './form-context'
import type { FieldValue } from './form-shape'
import { useControl } from './use-control'

interface UncontrolledInput {
  readonly name: string
  /** The value that the form holds. */
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
  readonly trim: boolean
  readonly parse: ((text: string) => string) | undefined
}

/**
 * An uncontrolled input: a keystroke renders nothing. It hands its text over on blur, before a submit, and when it is
 * changed without focus (by a password manager), and shows values that are set from outside.
 */
export function useUncontrolledInput({ name, value, onChange, trim, parse }: UncontrolledInput) {
  const { state } = useFormParts()
  const input = useRef<HTMLInputElement>(null)
  const known = useRef<FieldValue>(undefined)

  const read = (): string => {
    const text = input.current?.value ?? ''
    const trimmed = trim ? text.trim() : text
    return parse ? parse(trimmed) : trimmed
  }
  const show = (next: FieldValue) => {
    if (input.current) input.current.value = typeof next === 'string' ? next : ''
  }
  const handOver = () => {
    const text = read()
    // What is sent is what is shown.
    if ((trim || parse !== undefined) && input.current !== null && input.current.value !== text) show(text)
    if (text === (known.current ?? '')) return
    known.current = text
    onChange(text === '' ? undefined : text)
  }

  useLayoutEffect(() => {
    if ((value ?? '') !== (known.current ?? '')) show(value)
    known.current = value
  }, [value])

  useControl(name, {
    read,
    write: (next) => {
      show(next)
      handOver()
    },
    handOver,
    focus: () => input.current?.focus(),
  })

  return {
    ref: input,
    onChange: () => {
      // The note about the parsed value is updated while typing.
      if (parse) read()
      state.changed(name)
      if (document.activeElement !== input.current) handOver()
    },
    onBlur: () => {
      if (trim || parse !== undefined) show(read())
      handOver()
      state.left(name)
    },
  }
}
