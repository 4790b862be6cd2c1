import { useLayoutEffect, useRef } from 'react'
import { useFormParts } from './form-context'
import type { FieldValue } from './form-shape'
import { useControl } from './use-control'

interface QuietInput {
  readonly name: string
  /** The value that the form holds. */
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
  readonly trim: boolean
}

/**
 * An input that keeps the text being typed to itself: a keystroke renders nothing. It hands
 * over when it is left, before a submit, and when something fills it that never focuses it
 * (a password manager), and shows a value that comes from outside.
 */
export function useQuietInput({ name, value, onChange, trim }: QuietInput) {
  const { state } = useFormParts()
  const input = useRef<HTMLInputElement>(null)
  const known = useRef<FieldValue>(undefined)

  const read = (): string => {
    const text = input.current?.value ?? ''
    return trim ? text.trim() : text
  }
  const show = (next: FieldValue) => {
    if (input.current) input.current.value = typeof next === 'string' ? next : ''
  }
  const handOver = () => {
    const text = read()
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
      state.changed(name)
      if (document.activeElement !== input.current) handOver()
    },
    onBlur: () => {
      if (trim) show(read())
      handOver()
      state.left(name)
    },
  }
}
