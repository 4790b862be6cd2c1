import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '@/ui/icon'

/** Small notices over whatever is shown, dialogs too: they take no room of the page, so nothing moves. */
export function PageNoticeStack({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  // What is shown as a popover lies over dialogs. A browser that knows none shows it over the page.
  useLayoutEffect(() => {
    if ('showPopover' in HTMLElement.prototype) ref.current?.showPopover()
  }, [])
  return (
    <Stack ref={ref} popover="manual">
      {children}
    </Stack>
  )
}

export function PageNotice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Pill role="status">
      <Icon name={icon} size={20} />
      {children}
    </Pill>
  )
}

const Stack = styled.div`
  position: fixed;
  inset: auto auto calc(var(--bottom-bar-size, 0px) + 0.75rem) 50%;
  z-index: 40;
  display: grid;
  gap: var(--space-2);
  inline-size: max-content;
  max-inline-size: min(100% - 2 * var(--space-gutter), 40rem);
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  translate: -50% 0;
`

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  padding: 0.6rem 1rem;
  border: 1px solid var(--color-border-strong);
  border-radius: min(var(--radius-card), 1rem);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--color-text);
  font-size: var(--font-size-small);
  text-wrap: pretty;

  > svg {
    flex: none;
    color: var(--color-accent);
  }

  > button {
    flex: none;
  }
`
