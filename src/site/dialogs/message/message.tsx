import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { RichText } from '@/site/elements/rich-text'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { modalFrame } from '@/site/ui/modals/modal-frame'
import { useModal } from '@/site/ui/modals/use-modal'
import { MessageIcon } from './message-icon'
import { TimeLeft } from './time-left'
import { useCloseAfter } from './use-close-after'

/**
 * The generic dialog (2 §2). It closes with true for the confirm button, and with false for the cancel button, a click
 * outside, Escape, and its timeout.
 */
export function Message({
  title,
  text,
  icon,
  confirm,
  cancel,
  further,
  closeAfter,
  onClose,
}: DialogPartProps<'message'>) {
  const t = useText()
  const id = useId()
  const dismiss = () => onClose(false)
  const ref = useModal({ onClose: dismiss, closesOutside: true })
  useCloseAfter(closeAfter, dismiss)
  return (
    <Frame
      ref={ref}
      role={cancel === undefined ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {icon !== 'none' && <MessageIcon icon={icon} />}
      <Title id={`${id}-title`}>{t(title)}</Title>
      <Text id={`${id}-text`}>
        <RichText text={text} />
      </Text>
      <Buttons>
        {cancel !== undefined && <Button onClick={dismiss}>{t(cancel)}</Button>}
        <Button emphasis={further === undefined ? 'strong' : 'normal'} onClick={() => onClose(true)}>
          {t(confirm)}
        </Button>
        {further !== undefined && (
          <ActionButton $emphasis="strong" action={further.action} onActivate={dismiss}>
            {t(further.label)}
          </ActionButton>
        )}
      </Buttons>
      {closeAfter > 0 && <TimeLeft milliseconds={closeAfter} />}
    </Frame>
  )
}

const Frame = styled.dialog`
  ${modalFrame}
  inline-size: min(100% - 2 * var(--space-gutter), 25rem);
  max-block-size: calc(100dvh - 2rem);
  margin: auto;
  padding: clamp(1.25rem, 5vw, 2rem);
  overflow: hidden auto;
  border: var(--button-border-width) solid color-mix(in srgb, var(--color-border) 80%, var(--color-text));
  border-radius: var(--radius-dialog);
  text-align: center;
`

const Title = styled.h2`
  font-size: calc((var(--font-size-large) + var(--font-size-heading)) / 2);
`

const Text = styled.div`
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
  text-wrap: balance;
  overflow-wrap: anywhere;
`

/** Side by side with equal widths; stacked if a label needs the space. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-block-start: var(--space-6);

  > :is(a, button) {
    flex: 1 1 auto;
    min-inline-size: 6.5rem;
  }
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
