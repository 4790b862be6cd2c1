import { createElement, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { onTopContainerChange, topContainer } from '@/site/ui/modals/top-modal'

/**
 * Small notices above the page: they take no room, so nothing shifts. They are moved into the open dialog, since
 * everything outside it is inert and not announced.
 */
export function NoticeStack({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  const [stack, setStack] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const stand = () => {
      topContainer().append(place)
      // As a popover it is above the dialog too. A browser without popovers shows it above the page.
      if ('showPopover' in HTMLElement.prototype) stack?.showPopover()
    }
    stand()
    const stop = onTopContainerChange(stand)
    return () => {
      stop()
      place.remove()
    }
  }, [place, stack])
  return createPortal(createElement(Stack, { ref: setStack, popover: 'manual' }, children), place)
}

const Stack = styled.div`
  position: fixed;
  inset: auto auto calc(var(--bottom-bar-size, 0px) + 0.75rem) 50%;
  z-index: 40;
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  inline-size: max-content;
  max-inline-size: min(100% - 2 * var(--space-gutter), 40rem);
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: none;
  color: var(--color-text);
  translate: -50% 0;

  /* Over a dialog no bar of the page has to stay free. */
  dialog & {
    inset-block-end: 0.75rem;

    /* On a phone a dialog ends with its button at the bottom: they stand below its head instead. */
    @media (max-width: 767px) {
      inset-block: 4rem auto;
    }
  }

  /* What lies below a notice can be pressed through it. */
  pointer-events: none;

  a,
  button,
  input {
    pointer-events: auto;
  }
`
