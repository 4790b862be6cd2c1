import { useId, type KeyboardEventHandler, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { compactSpace } from '@/site/ui/view/compact-space'
import { IconButton } from '@/site/ui/icons/icon-button'
import { modalFrame } from './modal-frame'
import { ModalBody, ModalClose, ModalMove, ModalTitle } from './modal-parts'
import { useModal } from './use-modal'
import { useMovable } from './use-movable'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** A press on the backdrop closes it: for dialogs without text inputs. */
  readonly closesOutside?: boolean
  readonly width?: 'narrow' | 'wide'
  /** Handles keys pressed anywhere in the dialog, including its title and its close button. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>
  readonly children: ReactNode
}

/** A modal dialog that can be moved by its title or by keyboard. Escape and its close button ask to close it. */
export function Dialog({ title, onClose, closesOutside = false, width = 'narrow', onKeyDown, children }: DialogProps) {
  const t = useText()
  const titleId = useId()
  const ref = useModal({ onClose, closesOutside })
  const movable = useMovable(ref)
  return (
    <Frame ref={ref} $width={width} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <Handle id={titleId} data-sheet {...movable.title}>
        {title}
      </Handle>
      <ModalBody>{children}</ModalBody>
      {/* Last in DOM order, so that the initial focus goes to the content. */}
      <ModalClose>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </ModalClose>
      <ModalMove type="button" aria-label={t('dialog.move')} onKeyDown={movable.onKeyDown}>
        <span aria-hidden>✥</span>
      </ModalMove>
    </Frame>
  )
}

/** Drag handle, on screens where there is room to move the dialog. */
const Handle = styled(ModalTitle)`
  @media (min-width: 48rem) {
    cursor: move;
    touch-action: none;
    user-select: none;
  }
`

const Frame = styled.dialog<{ $width: 'narrow' | 'wide' }>`
  ${modalFrame}
  ${compactSpace}
  inline-size: min(100% - 2 * var(--space-gutter), ${({ $width }) => ($width === 'wide' ? '48rem' : '29rem')});
  max-inline-size: none;
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  overflow: auto;
  overscroll-behavior: contain;
  border: var(--sheet-border);
  border-radius: var(--radius-dialog);
`
