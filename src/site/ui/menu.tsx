import {
  useEffect,
  useLayoutEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { moveFocusInList } from './focus/move-focus-in-list'
import { useOutsidePress } from './focus/use-outside-press'

/** 1 §9: how long the menu stays open after it lost the focus, which may come back. Milliseconds. */
const blurDelay = 200

interface MenuProps {
  /** Accessible name of the button that opens the menu. */
  readonly label: string
  /** The content of the button. */
  readonly button: ReactNode
  /** Links and buttons. `close` is for those that do not navigate away. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A disclosure menu: a button with a list of links and buttons below it. The arrow keys, Home and End move the focus;
 * Escape and a choice close it and return the focus; losing the focus closes it too.
 */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => setOpen(false)
  const stay = () => clearTimeout(leaving.current)
  useEffect(() => () => clearTimeout(leaving.current), [])
  useOutsidePress(root, open, close)
  useLayoutEffect(() => {
    if (!open) return
    if (list.current !== null) keepOnPage(list.current)
    const opener = trigger.current
    return () => {
      // What had the focus has gone with the list.
      if (document.activeElement === document.body) opener?.focus()
    }
  }, [open])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      trigger.current?.focus()
    } else if (!open && event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
    } else if (open && list.current !== null && moveFocusInList(list.current, event.key)) {
      event.preventDefault()
    }
  }

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    // A null relatedTarget means that the window lost the focus, not the menu.
    if (relatedTarget === null || root.current?.contains(relatedTarget) !== false) return
    stay()
    leaving.current = setTimeout(close, blurDelay)
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onFocus={stay} onBlur={handleBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          stay()
          setOpen(!open)
        }}
      >
        {button}
      </Trigger>
      {open && (
        <List ref={list} id={id}>
          {children(close)}
        </List>
      )}
    </Root>
  )
}

/** Minimum distance between a menu and the page's edge, in pixels. */
const margin = 8

/**
 * Keeps the menu on the page. It opens below its button, whose position depends on the header: large text could push it
 * over the page's edge, and with a sticky header its lower part could never be scrolled into view.
 */
function keepOnPage(list: HTMLElement): void {
  const { left, right, top } = list.getBoundingClientRect()
  const isMirrored = getComputedStyle(list).direction === 'rtl'
  const beyond = isMirrored ? right + margin - document.documentElement.clientWidth : margin - left
  if (beyond > 0) list.style.insetInlineEnd = `${-beyond}px`
  list.style.maxBlockSize = `calc(100dvh - ${top + margin}px - var(--bottom-bar-size, 0px))`
}

const Root = styled.div`
  position: relative;
`

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.35rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0.15rem;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: inherit;
`

const List = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 0.5rem);
  inset-inline-end: 0;
  z-index: 1;
  display: grid;
  min-inline-size: min(15rem, 100vw - 16px);
  max-inline-size: calc(100vw - 16px);
  padding: 0.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid color-mix(in srgb, var(--color-border) 80%, var(--color-text));
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);
  transition:
    opacity 100ms,
    translate var(--duration-short);

  @starting-style {
    opacity: 0;
    translate: 0 -0.35rem;
  }
`
