import { styled } from 'styled-components'
import { PanelHint, PanelSection } from '@/elements/panel-section'
import { useText } from '@/i18n/language'
import { useDialogs } from '@/site/dialogs'
import { Button } from '@/ui/button'

/** Leads to a new password, and says what follows from one. */
export function NewPassword() {
  const t = useText()
  const dialogs = useDialogs()
  return (
    <PanelSection title={t('security-center.password')}>
      <Row>
        <PanelHint>{t('security-center.passwordHint')}</PanelHint>
        <Button onClick={() => dialogs.open('change-password', { reason: 'wish' })}>
          {t('change-password.title')}
        </Button>
      </Row>
    </PanelSection>
  )
}

const Row = styled.div`
  display: grid;
  gap: 1rem;

  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2rem;
    align-items: center;
  }
`
