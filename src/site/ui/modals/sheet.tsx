import { useId, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { compactSpace } from '@/site/ui/view/compact-space'
import { IconButton } from '@/site/ui/icons/icon-button'
import { modalFrame } from './modal-frame'
import { ModalBody, ModalClose, ModalTitle } from './modal-parts'
import { useModal } from './use-modal'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  /** Position on a wide screen: at the side of what it belongs to, or in the middle. */
  readonly wide?: 'side' | 'middle'
  readonly children: ReactNode
}

/**
 * A bottom sheet on a phone, for a few things to choose or read, within reach of the thumb. Back, Escape and a press
 * outside close it.
 */
export function Sheet({ title, onClose, wide = 'middle', children }: SheetProps) {
  const t = useText()
  const titleId = useId()
  const ref = useModal({ onClose, closesOutside: true })
  return (
    <Frame ref={ref} $wide={wide} aria-labelledby={titleId}>
      <ModalTitle id={titleId} data-sheet>
        {title}
      </ModalTitle>
      <ModalBody>{children}</ModalBody>
      {/* Last in DOM order, so that the initial focus goes to the content. */}
      <ModalClose>
        <IconButton icon="x" label={t('dialog.close')} onClick={onClose} />
      </ModalClose>
    </Frame>
  )
}

const wideForms = {
  middle: css`
    inline-size: min(100% - 2 * var(--space-gutter), 29rem);
    max-block-size: calc(100dvh - 2rem);
    margin: auto;
    border: var(--sheet-border);
    border-radius: var(--radius-dialog);
  `,
  side: css`
    inset-inline: auto 0;
    inline-size: min(100%, 27rem);
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    border: 0;
    border-inline-start: var(--sheet-border);
    border-radius: 0;
  `,
}

const Frame = styled.dialog<{ $wide: 'side' | 'middle' }>`
  ${modalFrame}
  ${compactSpace}
  inset: auto 0 0;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 85dvh;
  margin: 0;
  padding-block-end: env(safe-area-inset-bottom);
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  border-block-start: var(--sheet-border);
  border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
  transition-property: opacity, translate;

  @starting-style {
    translate: 0 1.5rem;
  }

  @media (min-width: 48rem) {
    inset: 0;
    ${({ $wide }) => wideForms[$wide]}
  }
`
