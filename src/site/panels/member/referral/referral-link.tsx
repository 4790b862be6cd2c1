import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { SharedLink } from '@/site/elements/social/shared-link'
import { useText } from '@/site/i18n/language'

/** The registration link with the player's code. */
export function ReferralLink({ code, hasQr }: { code: string; hasQr: boolean }) {
  const t = useText()
  return (
    <PanelSection title={t('referral.link')}>
      <PanelHint>{t('referral.linkHint')}</PanelHint>
      <SharedLink query="referralCode" code={code} hasQr={hasQr} />
    </PanelSection>
  )
}
