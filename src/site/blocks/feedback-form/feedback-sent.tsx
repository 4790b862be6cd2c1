import '@/site/ui/icons/later-icons'
import { ContactService } from '@/site/elements/contact-service'
import { ToldBox } from '@/site/elements/told-box'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'

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
