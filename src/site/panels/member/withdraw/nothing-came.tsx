import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { useErrorText } from '@/site/gateway/error-text'
import { useWithdrawalProof, type Withdrawal } from '@/site/gateway/money/withdrawals'
import type { ConfirmWithdrawal } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'
import { noFiles, useDraft } from '@/site/session/drafts'
import { Button } from '@/site/ui/button'
import { FilePicker } from '@/site/ui/inputs/file-picker'

interface NothingCameProps {
  readonly withdrawal: Withdrawal
  readonly isBusy: boolean
  readonly onSend: (request: ConfirmWithdrawal['request']) => void
}

/**
 * Reports that nothing arrived, which needs a picture as proof. The picture is uploaded first, so that the answer can
 * be sent again.
 */
export function NothingCame({ withdrawal: { number, confirmation }, isBusy, onSend }: NothingCameProps) {
  const t = useText()
  const id = useId()
  const errorText = useErrorText()
  const prove = useWithdrawalProof()
  const [files, setFiles] = useDraft(`withdraw.proof.${number}`, noFiles)
  const [work, setWork] = useState<{ readonly isBusy: boolean; readonly problem?: string }>({ isBusy: false })
  const hasProof = confirmation?.hasProof === true
  // Refs, because state would let two clicks in the same tick through. An uploaded picture is not uploaded again.
  const isSending = useRef(false)
  const taken = useRef<readonly File[]>([])

  const handleSend = async () => {
    if (isSending.current) return
    if (files.length === 0 && !hasProof) {
      setWork({ isBusy: false, problem: t('withdraw.ask.proofMissing') })
      return
    }
    isSending.current = true
    setWork({ isBusy: true })
    try {
      if (files.length > 0 && files !== taken.current) await prove(number, files)
      taken.current = files
      setWork({ isBusy: false })
      onSend({ number, answer: 'notReceived' })
    } catch (error) {
      // The selected picture is kept.
      setWork({ isBusy: false, problem: errorText(error) })
    } finally {
      isSending.current = false
    }
  }

  return (
    <Root>
      <strong aria-hidden>{t('withdraw.ask.proof')}</strong>
      <PanelHint>{t(hasProof ? 'withdraw.ask.proofSent' : 'withdraw.ask.proofHint')}</PanelHint>
      <FilePicker
        label={t('withdraw.ask.proof')}
        files={files}
        most={1}
        onChange={(next) => {
          setFiles(next)
          setWork({ isBusy: false })
        }}
      />
      <Wrong id={id} role="alert">
        {work.problem}
      </Wrong>
      <Button emphasis="strong" busy={isBusy || work.isBusy} aria-describedby={id} onClick={() => void handleSend()}>
        {t('withdraw.ask.send')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  justify-items: start;
`

const Wrong = styled.p`
  color: var(--color-danger);
  font-size: var(--font-size-small);
`
