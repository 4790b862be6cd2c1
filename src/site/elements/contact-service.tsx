import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { ActionTarget } from './action-target'

const contact = { action: 'customerService' } as const

/** A link to customer service, where the page itself cannot help. */
export function ContactService() {
  const t = useText()
  return (
    <ActionButton action={contact} $emphasis="normal">
      {t('contact_us')}
    </ActionButton>
  )
}

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
