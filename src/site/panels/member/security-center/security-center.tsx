import { PanelSections } from '@/site/elements/panel/panel-section'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { AccountData } from './account-data'
import { AttentionSection } from './attention-section'
import { AvatarChoice } from './avatar-choice'
import { MoneySection } from './money-section'
import { PayoutSection } from './payout-section'
import { SafetySection } from './safety-section'
import { SignInsSection } from './sign-ins-section'

/** The player's money and what waits, then account data, safety, payout accounts and sign-ins (2 §2 security centre). */
export function SecurityCenter({
  money,
  attention,
  avatars,
  customerId,
  safety,
  payout,
  signIns,
}: SecurityCenterProps) {
  return (
    <PanelSections>
      {money.length > 0 && <MoneySection money={money} />}
      {attention.length > 0 && <AttentionSection attention={attention} safety={safety} />}
      <AccountData hasCustomerId={customerId} />
      <SafetySection items={safety} />
      {payout.length > 0 && <PayoutSection kinds={payout} />}
      {signIns > 0 && <SignInsSection most={signIns} />}
      {avatars && <AvatarChoice />}
    </PanelSections>
  )
}
