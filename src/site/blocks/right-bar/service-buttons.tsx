import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { useCustomerService } from '@/site/merchant/customer-service/customer-service'
import { serviceFor, type Service } from '@/site/merchant/customer-service/service-path'
import { useMember } from '@/site/gateway/account/member'
import { usePermission } from '@/site/gateway/content/permission'
import { useText } from '@/site/i18n/language'
import { Icon } from '@/site/ui/icons/icon'
import { barButton } from './bar-button'

/** The server's name for this position. */
const position = 'RIGHT_BAR'

/**
 * The customer service channels that the server lists for this position: VIP service first, for players who have it
 * (1 §2, §6).
 */
export function ServiceButtons() {
  const t = useText()
  const offered = usePermission().data?.customerService ?? []
  const isVip = serviceFor(useMember().data?.clubLabel?.rankLevel) === 'VIP'
  const services: readonly Service[] = isVip ? ['VIP', 'LIVECHAT'] : ['LIVECHAT']
  const shown = services.filter((service) =>
    offered.some(({ csType, csPosition }) => csType === service && csPosition === position),
  )
  return shown.map((service) => (
    <ServiceButton key={service} service={service} label={t(`customer-service.${service}`)} />
  ))
}

function ServiceButton({ service, label }: { service: Service; label: string }) {
  const open = useCustomerService({ position, service })
  return (
    <Target type="button" onClick={open} data-service={service}>
      <Icon name="headset" size={22} />
      <span>{label}</span>
    </Target>
  )
}

const Target = styled.button`
  ${barButton}
  border-radius: min(var(--radius-control), 0.75rem);

  > svg {
    color: var(--color-accent);
  }

  &:hover {
    color: var(--color-accent);
  }

  &[data-service='VIP'] {
    background: var(--button-background);
    color: var(--color-on-primary);

    > svg {
      color: inherit;
    }
  }
`
