import '@/site/ui/icons/later-icons'
import { ContactService } from '@/site/elements/contact-service'
import { ResultBox } from '@/site/elements/result-box'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'

/** Says what happens with the feedback, and offers next steps. */
export function FeedbackSent({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText()
  return (
    <ResultBox icon="check" tone="good">
      <p>{t('feedback-form.sent')}</p>
      <p>{t('feedback-form.next')}</p>
      <ContactService />
      <Button emphasis="quiet" onClick={onAgain}>
        {t('feedback-form.again')}
      </Button>
    </ResultBox>
  )
}
