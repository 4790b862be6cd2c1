import { styled } from 'styled-components'
import type { SecurityCenterProps } from '@/generated/merchant-types'
import { AccountData } from './account-data'
import { AvatarChoice } from './avatar-choice'
import { NewPassword } from './new-password'

/** What the account is, its picture, and a new password (1 §2 Member centre). */
export function SecurityCenter({ avatars, customerId }: SecurityCenterProps) {
  return (
    <Sections>
      <AccountData hasCustomerId={customerId} />
      {avatars && <AvatarChoice />}
      <NewPassword />
    </Sections>
  )
}

const Sections = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`
