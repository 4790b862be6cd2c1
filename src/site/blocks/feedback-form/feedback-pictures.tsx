import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { maxPictures } from '@/contract/limits/picture-kind'
import { useSession } from '@/site/session/session'
import { useGuard } from '@/site/merchant/actions/guards'
import { Button } from '@/site/ui/button'
import { FilePicker } from '@/site/ui/inputs/file-picker'

interface FeedbackPicturesProps {
  readonly pictures: readonly File[]
  readonly onChange: (pictures: readonly File[]) => void
}

/** Picture upload for signed-in players. Guests see how to get it. */
export function FeedbackPictures({ pictures, onChange }: FeedbackPicturesProps) {
  const t = useText()
  const { status } = useSession()
  const pass = useGuard()
  if (status === 'signedIn')
    return <FilePicker label={t('feedback-form.pictures')} files={pictures} most={maxPictures} onChange={onChange} />
  return (
    <Hint>
      {t('feedback-form.picturesLogin')}
      <Button emphasis="quiet" onClick={() => pass('login')}>
        {t('nav.login')}
      </Button>
    </Hint>
  )
}

const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
