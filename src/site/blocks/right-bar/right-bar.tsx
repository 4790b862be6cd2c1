import { useState } from 'react'
import { styled } from 'styled-components'
import { entryColor } from '@/site/elements/entry-color'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import { SocialLinks } from '@/site/elements/social/social-links'
import type { MenuItem, RightBarProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { IconButton } from '@/site/ui/icons/icon-button'
import { barButton } from './bar-button'
import { isBarHidden, hideBar } from './hidden-bar'
import { ServiceButtons } from './service-buttons'

/** Quick links to help beside the page (1 §2 Right bar). On narrower screens the side menu has the same links. */
export function RightBar({ service, social }: RightBarProps) {
  const t = useText()
  const entries = useMenuEntries(useMenu('rightBar'))
  const [isAway, setAway] = useState(isBarHidden)
  if (isAway) return null

  const handleDismiss = () => {
    hideBar()
    setAway(true)
  }
  return (
    <Bar aria-label={t('right-bar.title')}>
      <IconButton icon="x" size={16} label={t('right-bar.dismiss')} onClick={handleDismiss} />
      {service && <ServiceButtons />}
      {social && <SocialLinks />}
      {entries.map((entry) => (
        <Entry key={entry.name} $emphasis={entry.item.emphasis} entry={entry} badge="icon">
          {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={20} />}
          <span>{t(entry.item.label)}</span>
        </Entry>
      ))}
    </Bar>
  )
}

const Bar = styled.aside`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: var(--end-panel-size, 0px);
  z-index: 20;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  /* As wide as the longest word: Приложение, Aplikacja. */
  inline-size: min-content;
  min-inline-size: 4.25rem;
  max-inline-size: 7rem;
  padding: 0.25rem 0.35rem 0.6rem;
  border: 1px solid var(--color-border);
  border-inline-end: 0;
  border-start-start-radius: min(var(--radius-card), 1rem);
  border-end-start-radius: min(var(--radius-card), 1rem);
  background: color-mix(in srgb, var(--color-surface) 94%, transparent);
  box-shadow: var(--shadow-overlay);
  translate: 0 -50%;

  ul {
    flex-direction: column;
  }
`

const Entry = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  ${barButton}
  position: relative;
  color: ${({ $emphasis }) => entryColor[$emphasis]};
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: var(--color-accent);
  }
`
