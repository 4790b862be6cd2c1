import { PanelSections } from '@/elements/panel-section'
import type { SecurityCenterProps } from '@/generated/merchant-types'
import { AccountData } from './account-data'
import { AvatarChoice } from './avatar-choice'
import { NewPassword } from './new-password'

/** What the account is, its picture, and a new password (1 §2 Member centre). */
export function SecurityCenter({ avatars, customerId }: SecurityCenterProps) {
  return (
    <PanelSections>
      <AccountData hasCustomerId={customerId} />
      {avatars && <AvatarChoice />}
      <NewPassword />
    </PanelSections>
  )
}
