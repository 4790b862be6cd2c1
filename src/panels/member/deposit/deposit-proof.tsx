import { useState } from 'react'
import { PanelHint, PanelSection } from '@/elements/panel-section'
import { useErrorText } from '@/gateway/error-text'
import { useDepositActs, type Deposit } from '@/gateway/deposits'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'
import { FilePicker } from '@/ui/file-picker'

interface DepositProofProps {
  readonly deposit: Deposit
  readonly onChange: () => Promise<unknown>
}

/** Says that it was paid, with a picture of the payment where there is one; a picture may also follow later. */
export function DepositProof({ deposit, onChange }: DepositProofProps) {
  const t = useText()
  const errorText = useErrorText()
  const { pay } = useDepositActs()
  const [files, setFiles] = useState<readonly File[]>([])
  const [work, setWork] = useState<{
    readonly isBusy: boolean
    readonly error?: unknown
  }>({ isBusy: false })
  const isNew = deposit.state === 'new'

  const handlePaid = async () => {
    setWork({ isBusy: true })
    try {
      await pay(deposit.number, files)
      setFiles([])
      await onChange()
      setWork({ isBusy: false })
    } catch (error) {
      // What was picked stays.
      setWork({ isBusy: false, error })
    }
  }

  return (
    <PanelSection title={t('deposit.paid.title')}>
      <PanelHint>{t(deposit.hasProof ? 'deposit.paid.sent' : 'deposit.paid.hint')}</PanelHint>
      <FilePicker label={t('deposit.paid.proof')} files={files} most={1} onChange={setFiles} />
      <div role="alert">{work.error !== undefined && errorText(work.error)}</div>
      {(isNew || files.length > 0) && (
        <Button emphasis="strong" busy={work.isBusy} onClick={() => void handlePaid()}>
          {t(isNew ? 'deposit.paid' : 'deposit.paid.send')}
        </Button>
      )}
    </PanelSection>
  )
}
