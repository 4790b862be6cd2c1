import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { css, styled } from 'styled-components'

interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
}

interface TabsProps<Name extends string> {
  /** What the tabs choose between: the accessible name. */
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  readonly onSelect: (name: Name) => void
  /** `segments` for tabs nested in other tabs, so that they do not look the same. */
  readonly look?: 'line' | 'segments'
  /** The panel of the selected tab. */
  readonly children: ReactNode
}

/**
 * Tabs with the panel of the selected one. The arrow keys, Home and End move the focus and select. A single tab is not
 * shown; the panel stays mounted when others are added.
 */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'line',
  children,
}: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useChosenInStrip(list, selected)

  const isShort = Math.max(...tabs.map((tab) => tab.label.length)) * tabs.length <= shortRow
  const select = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (tab === undefined) return
    onSelect(tab.name)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${tab.name}`)}`)?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ name }) => name === selected)
    const target = targetOf(event.key, current, tabs.length, isRightToLeft(list.current))
    if (target === undefined) return
    event.preventDefault()
    select(target)
  }

  return (
    <div>
      {tabs.length > 1 && (
        <List
          ref={list}
          $look={look}
          $isStrip={tabs.length > mostInRow}
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.name}
              id={`${id}-${tab.name}`}
              type="button"
              role="tab"
              aria-selected={tab.name === selected}
              aria-controls={`${id}-panel`}
              $share={isShort ? 1 : tab.label.length}
              tabIndex={tab.name === selected ? 0 : -1}
              onClick={() => onSelect(tab.name)}
            >
              {tab.label}
            </TabButton>
          ))}
        </List>
      )}
      <div {...(tabs.length > 1 && { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${selected}` })}>
        {children}
      </div>
    </div>
  )
}

/**
 * How much of the adjacent tab stays visible, in pixels, as a sign that there is more; equal to the fade of a scrolled
 * row (`.fades`).
 */
const peek = 40

/** Scrolls the chosen item of a horizontal strip into view, clear of the faded edges. */
export function useChosenInStrip(strip: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const item = strip.current?.querySelector('[aria-pressed="true"], [aria-selected="true"]')
    if (!strip.current || !item) return
    const [edge, own] = [strip.current.getBoundingClientRect(), item.getBoundingClientRect()]
    const [before, after] = [own.left - edge.left - peek, own.right - edge.right + peek]
    // The sign of both is the same in either reading direction.
    const left = after > 0 ? after : Math.min(before, 0)
    strip.current.scrollBy({ left, behavior: 'instant' })
  }, [strip, chosen])
}

function targetOf(key: string, current: number, count: number, rightToLeft: boolean): number | undefined {
  const step = rightToLeft ? -1 : 1
  if (key === 'ArrowRight') return current + step
  if (key === 'ArrowLeft') return current - step
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element?.matches(':dir(rtl)') ?? false
}

/** Segments of one control, of which one is filled. */
const segments = css`
  padding: 3px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);

  > button {
    border-radius: max(0px, var(--radius-control) - 4px);
    font-size: var(--font-size-small);
  }

  > button[aria-selected='true'] {
    background: color-mix(in srgb, var(--color-text) 12%, transparent);
  }

  > button::after {
    display: none;
  }

  @media (forced-colors: active) {
    > button[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`

/**
 * Maximum number of tabs that may wrap into rows. More than that become one line that scrolls sideways, because in rows
 * nobody sees which tab an underline belongs to.
 */
const mostInRow = 3

/** Letters of a row on the narrowest phone, where each tab has as much room as the longest one needs. */
const shortRow = 30

const strip = css`
  flex-wrap: nowrap;
  overflow-x: auto;
  scrollbar-width: none;

  > button {
    flex-shrink: 0;
    white-space: nowrap;
  }

  > button::after {
    inset-block-end: 0;
  }
`

const List = styled.div<{ $look: 'line' | 'segments'; $isStrip: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-block-end: var(--space-4);
  ${({ $look }) => ($look === 'segments' ? segments : 'border-block-end: 1px solid var(--color-border);')}
  ${({ $isStrip }) => $isStrip && strip}

  @media (max-width: 767px) {
    margin-block-end: min(var(--space-4), 0.5rem);
  }
`

/*
 * Tabs are of one width where there is room, else a longer label has more of it. A label wraps between words and not
 * inside them; a tab that has no room even then goes into the next row.
 */
const TabButton = styled.button<{ $share: number }>`
  position: relative;
  flex: ${({ $share }) => $share} 1 min-content;
  min-inline-size: min-content;
  min-block-size: 2.75rem;
  padding: var(--space-2) min(var(--space-3), 1.5vw);
  border: 0;
  border-start-start-radius: min(var(--radius-control), 0.75rem);
  border-start-end-radius: min(var(--radius-control), 0.75rem);
  background: none;
  color: var(--color-text-muted);
  font-family: var(--font-heading);
  font-weight: var(--font-weight-control);
  letter-spacing: var(--control-tracking);
  text-transform: var(--heading-transform);
  transition: color var(--duration-short);

  @media (min-width: 768px) {
    flex: 1 1 0;
  }

  /* No taller than a finger needs: what it leads to comes first on a phone. */
  @media (max-width: 767px) {
    padding-block: 0.25rem;
    line-height: 1.25;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: -1px;
    block-size: 3px;
    background: var(--button-background);
    scale: 0 1;
    transition: scale var(--duration-short);
  }

  &:hover {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    color: var(--color-text);

    &::after {
      scale: 1 1;
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`
