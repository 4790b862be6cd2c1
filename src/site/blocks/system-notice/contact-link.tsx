import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'

/** Link to the merchant's contact while the site itself is not available. */
export function ContactLink({ address, label }: { address: string; label: string }) {
  return (
    <Target action={{ action: 'external', href: address }} $emphasis="strong">
      <Icon name="headset" size={20} />
      {label}
    </Target>
  )
}

const Target = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
