import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Input } from './input'
import { searchDebounce } from './search-debounce'
import { takePrerenderedInput } from './prerendered-inputs'
import { useComposedInput } from './use-composed-input'
import { useOutsideChange } from './use-outside-change'

interface SearchInputProps {
  readonly label: string
  readonly maxLength: number
  /** The text that is searched for, as the address holds it. */
  readonly searched: string
  /** Called with the text once nobody types: empty for blanks alone. */
  readonly onSearch: (text: string) => void
}

/**
 * A search field whose text also stands in the address. The input holds its text by itself, so that whatever arrives
 * while somebody types, no letter is lost; only a change that it did not cause (clear, Back, a link) replaces it.
 */
export function SearchInput({ label, maxLength, searched, onSearch }: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const [first] = useState(searched)
  const props = useSearch(field, searched, onSearch)
  return (
    <Input
      {...props}
      ref={field}
      type="search"
      name="q"
      autoComplete="off"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      defaultValue={first}
    />
  )
}

type Field = RefObject<HTMLInputElement | null>

function useSearch(field: Field, searched: string, onSearch: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => void (latest.current = onSearch))
  useEffect(() => () => clearTimeout(timer.current), [])

  /** What came from outside while an input method composed. */
  const held = useRef<string>(undefined)
  const show = (text: string) => {
    clearTimeout(timer.current)
    held.current = isComposing.current ? text : undefined
    if (!isComposing.current && field.current) field.current.value = text
  }
  const ask = useOutsideChange(searched, show)
  const search = () => {
    clearTimeout(timer.current)
    const text = field.current?.value ?? ''
    const wanted = text.trim() === '' ? '' : text
    if (ask(wanted)) latest.current(wanted)
  }
  const wait = () => {
    clearTimeout(timer.current)
    if (held.current !== undefined) show(held.current)
    else timer.current = setTimeout(search, searchDebounce)
  }
  const { isComposing, handlers } = useComposedInput(wait, () => clearTimeout(timer.current))

  useLayoutEffect(() => {
    // What was typed before the page came to life.
    if (field.current === null) return
    takePrerenderedInput(field.current)
    if (field.current.value !== searched) wait()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, [])

  return {
    ...handlers,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && !isComposing.current) search()
    },
  }
}
