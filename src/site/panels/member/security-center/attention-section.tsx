import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { PanelSection } from '@/site/elements/panel/panel-section'
import { Icon, type IconName } from '@/site/ui/icons/icon'
import { useAttention } from './use-attention'
import type { SecurityCenterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'

const icons: Readonly<Record<SecurityCenterProps['attention'][number], IconName>> = {
  withdrawal: 'bank',
  rewards: 'coins',
  missions: 'star',
  safety: 'lock',
}

/** What waits for the player, each leading to where it is done. Nothing is shown where nothing waits. */
export function AttentionSection(props: Pick<SecurityCenterProps, 'attention' | 'safety'>) {
  const t = useText()
  const waiting = useAttention(props)
  if (waiting.length === 0) return null
  return (
    <PanelSection title={t('security-center.attention')}>
      <List>
        {waiting.map(({ name, text, action }) => (
          <li key={name}>
            <Row action={action}>
              <Icon name={icons[name]} size={22} />
              <span>{text}</span>
              <Icon name="chevron-right" size={18} />
            </Row>
          </li>
        ))}
      </List>
    </PanelSection>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  padding: 0;
  list-style: none;
`

const Row = styled(ActionTarget)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem min(0.85rem, 3cqi);
  border: 1px solid var(--color-border);
  border-inline-start: 4px solid var(--color-warning);
  border-radius: min(var(--radius-card), 0.75rem);
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }
`
