import { createElement, useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { onTopContainerChange, topContainer } from '@/site/ui/modals/top-modal'

interface NoticeStackProps {
  /** What stays until its reason is gone. A dialog that fills a phone's screen gives it room, so that it covers nothing. */
  readonly standing: ReactNode
  /** What goes by itself. */
  readonly children: ReactNode
}

/**
 * Small notices above the page: they take no room of it, so nothing shifts. They are moved into the open dialog, since
 * everything outside it is inert and not announced.
 */
export function NoticeStack({ standing, children }: NoticeStackProps) {
  const [place] = useState(emptyPlace)
  const [stack, setStack] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const stays = stack?.firstElementChild as HTMLElement | null | undefined
    const giveRoom = (height = 0) =>
      place.closest('dialog')?.style.setProperty('--notice-room', height > 0 ? `${height}px` : '')
    // Above the page nothing makes room, and measuring would have the browser lay it out at once.
    const measure = () => {
      if (place.closest('dialog') !== null) giveRoom(stays?.offsetHeight)
    }
    const stand = () => {
      giveRoom()
      topContainer().append(place)
      // As a popover it is above the dialog too. A browser without popovers shows it above the page.
      if ('showPopover' in HTMLElement.prototype) stack?.showPopover()
      measure()
    }
    stand()
    const stop = onTopContainerChange(stand)
    const observer = new ResizeObserver(measure)
    if (stays) observer.observe(stays)
    return () => {
      observer.disconnect()
      stop()
      giveRoom()
      place.remove()
    }
  }, [place, stack])
  return createPortal(
    createElement(Stack, { ref: setStack, popover: 'manual' }, createElement(Standing, null, standing), children),
    place,
  )
}

/** Without a box, because it would be one more row of a dialog that is a grid. */
function emptyPlace(): HTMLElement {
  const place = document.createElement('div')
  place.style.display = 'contents'
  return place
}

const Standing = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
`

const Stack = styled.div`
  position: fixed;
  inset: auto auto calc(var(--bottom-bar-size, 0px) + var(--consent-room, 0px) + 0.75rem) 50%;
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
