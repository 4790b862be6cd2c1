import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { useDepositActions, type Deposit } from '@/site/gateway/money/deposits'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useText } from '@/site/i18n/language'
import { noFiles, useDraft } from '@/site/session/drafts'
import { Button } from '@/site/ui/button'
import { FilePicker } from '@/site/ui/inputs/file-picker'

interface DepositProofProps {
  readonly deposit: Deposit
  readonly onChange: () => Promise<unknown>
}

/** Reports the payment, optionally with a picture as proof. The picture can also be sent later. */
export function DepositProof({ deposit, onChange }: DepositProofProps) {
  const t = useText()
  const { attempt, isBusy, failure } = useAttempt()
  const { pay } = useDepositActions()
  const [files, setFiles] = useDraft(`deposit.proof.${deposit.number}`, noFiles)
  const isNew = deposit.state === 'new'

  // After a failure the selected picture is kept.
  const handlePaid = () =>
    attempt(async () => {
      await pay(deposit.number, files)
      setFiles(noFiles)
      await onChange()
    })

  return (
    <PanelSection title={t('deposit.paid.title')}>
      <PanelHint>{t(deposit.hasProof ? 'deposit.paid.sent' : 'deposit.paid.hint')}</PanelHint>
      <FilePicker label={t('deposit.paid.proof')} files={files} most={1} onChange={setFiles} />
      <div role="alert">{failure}</div>
      {(isNew || files.length > 0) && (
        <Button emphasis="strong" busy={isBusy} onClick={() => void handlePaid()}>
          {t(isNew ? 'deposit.paid' : 'deposit.paid.send')}
        </Button>
      )}
    </PanelSection>
  )
}
