import '@/ui/later-icons'
import { ContactService } from '@/elements/contact-service'
import { ToldBox } from '@/elements/told-box'
import { useText } from '@/i18n/language'
import { Button } from '@/ui/button'

/** What becomes of it, and what can be done next. */
export function FeedbackSent({ onAgain }: { readonly onAgain: () => void }) {
  const t = useText()
  return (
    <ToldBox icon="check" tone="good">
      <p>{t('feedback-form.sent')}</p>
      <p>{t('feedback-form.next')}</p>
      <ContactService />
      <Button emphasis="quiet" onClick={onAgain}>
        {t('feedback-form.again')}
      </Button>
    </ToldBox>
  )
}
