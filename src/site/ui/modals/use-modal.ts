import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusPageIfLost } from '@/site/ui/focus/focus-page-if-lost'
import { focusFirst } from './first-focus'
import { registerOverlay } from './page-overlays'
import { registerModal } from './top-modal'

interface Modal {
  readonly onClose: () => void
  /** A press on the backdrop closes it. */
  readonly closesOutside: boolean
  /** `title` where the first field is not what the dialog is about. */
  readonly opensOn?: 'field' | 'title'
  /** It is part of the URL, so Back removes it by itself. */
  readonly hasAddress?: boolean
}

/**
 * Shows a `<dialog>` as a modal while its component is mounted. The browser traps the focus and returns it to what
 * opened the dialog; where that is gone, the heading of the page gets it. React decides when it closes. Back asks to
 * close it, as Escape does.
 */
export function useModal(modal: Modal): RefObject<HTMLDialogElement | null> {
  const { onClose, closesOutside, opensOn = 'field', hasAddress = false } = modal
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  const closeFromOutside = useEffectEvent((event: PointerEvent) => {
    const dialog = ref.current
    if (closesOutside && dialog !== null && event.target === dialog && !isInside(dialog, event)) onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const handleCancel = (event: Event) => {
      // A file chooser inside the dialog fires a cancel event of its own, which bubbles.
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    }
    // Chromium closes the dialog without a cancel event when Escape is pressed twice.
    const handleClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) close()
    }
    const handlePointer = (event: PointerEvent) => closeFromOutside(event)
    dialog.showModal()
    const leaveTop = registerModal(dialog)
    focusFirst(dialog, opensOn)
    // Dialogs nested in this one ran their effect first and would be below it in the top layer.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      inner.close()
      inner.showModal()
    }
    const leave = hasAddress ? undefined : registerOverlay(() => close())
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClose)
    dialog.addEventListener('pointerdown', handlePointer)
    return () => {
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
      dialog.removeEventListener('pointerdown', handlePointer)
      leave?.()
      leaveTop()
      // Closing the dialog, not just removing it, is what makes the browser return the focus.
      dialog.close()
      focusPageIfLost()
    }
  }, [opensOn, hasAddress])

  return ref
}

function isInside(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
