import { PanelSections } from '@/site/elements/panel/panel-section'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { AccountData } from './account-data'
import { AvatarChoice } from './avatar-choice'
import { PayoutSection } from './payout-section'
import { SafetySection } from './safety-section'
import { SignInsSection } from './sign-ins-section'

/** Account data, account security, payout accounts and sign-ins (2 §2 security centre). */
export function SecurityCenter({ avatars, customerId, safety, payout, signIns }: SecurityCenterProps) {
  return (
    <PanelSections>
      <AccountData hasCustomerId={customerId} />
      <SafetySection items={safety} />
      {payout.length > 0 && <PayoutSection kinds={payout} />}
      {signIns > 0 && <SignInsSection most={signIns} />}
      {avatars && <AvatarChoice />}
    </PanelSections>
  )
}
