import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { focusFirst } from './first-focus'
import { standOver } from './over-page'
import { standOnTop } from './top-modal'

interface Modal {
  readonly onClose: () => void
  /** A press on what lies behind closes it. */
  readonly closesOutside: boolean
  /** Where its first field is not what it is about, it opens on its title. */
  readonly opensOn?: 'field' | 'title'
  /** It stands in the address, so Back takes it away by itself. */
  readonly hasAddress?: boolean
}

/**
 * Shows a `<dialog>` as a modal for as long as its component is there. The browser keeps the
 * focus inside and gives it back; React decides when it closes. Back asks to close it, as Escape does.
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
      // A file chooser inside the dialog sends a cancel of its own.
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    }
    // Chromium closes it without asking when Escape is pressed twice.
    const handleClose = (event: Event) => {
      if (event.target === dialog && !dialog.open) close()
    }
    const handlePointer = (event: PointerEvent) => closeFromOutside(event)
    dialog.showModal()
    const leaveTop = standOnTop(dialog)
    focusFirst(dialog, opensOn)
    // What is drawn with it was shown before it, and would stay below.
    for (const inner of dialog.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      inner.close()
      inner.showModal()
    }
    const leave = hasAddress ? undefined : standOver(() => close())
    dialog.addEventListener('cancel', handleCancel)
    dialog.addEventListener('close', handleClose)
    dialog.addEventListener('pointerdown', handlePointer)
    return () => {
      dialog.removeEventListener('cancel', handleCancel)
      dialog.removeEventListener('close', handleClose)
      dialog.removeEventListener('pointerdown', handlePointer)
      leave?.()
      leaveTop()
      // Closing it, and not only taking it away, is what gives the focus back.
      dialog.close()
    }
  }, [opensOn, hasAddress])

  return ref
}

function isInside(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
