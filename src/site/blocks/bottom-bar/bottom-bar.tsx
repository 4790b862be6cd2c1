import { styled } from 'styled-components'
import { MenuTarget } from '@/site/elements/menu/menu-target'
import type { BottomBarProps, MenuItem } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { lying } from '@/site/ui/view/screen-sizes'

/** The navigation bar at the bottom of the screen, on phones only. */
export function BottomBar({ labels }: BottomBarProps) {
  const t = useText()
  const entries = useMenuEntries(useMenu('bottomBar'))
  if (entries.length === 0) return null
  return (
    <Bar aria-label={t('nav.bottom')} $labels={labels}>
      {entries.map((entry) => (
        <Entry key={entry.name} $emphasis={entry.item.emphasis} entry={entry} badge="icon">
          {entry.item.icon !== undefined && (
            <Icon name={entry.item.icon} size={entry.item.emphasis === 'quiet' ? 18 : 22} />
          )}
          <span className={labels || entry.item.icon === undefined ? undefined : 'visually-hidden'}>
            {t(entry.item.label)}
          </span>
        </Entry>
      ))}
    </Bar>
  )
}

const Bar = styled.nav<{ $labels: boolean }>`
  display: none;

  @media (max-width: 767px) {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: 30;
    display: flex;
    block-size: var(--bottom-bar-size);
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--color-border);
    background: color-mix(in srgb, var(--color-surface) 94%, transparent);
    backdrop-filter: blur(14px);

    /* The page ends above the bar. */
    :root:has(&) {
      --bottom-bar-size: calc(
        ${({ $labels }) => ($labels ? 'clamp(62px, 3.9rem, 76px)' : 'clamp(52px, 3.25rem, 62px)')} +
          env(safe-area-inset-bottom)
      );
    }

    ${lying} {
      :root:has(&) {
        --bottom-bar-size: calc(2.75rem + env(safe-area-inset-bottom));
      }
    }
  }
`

const Entry = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  position: relative;
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  align-content: center;
  gap: 0.2rem;
  min-inline-size: 44px;
  padding: 4px 2px;
  border: 0;
  background: none;
  color: ${({ $emphasis }) => ($emphasis === 'strong' ? 'var(--color-accent)' : 'var(--color-text-muted)')};
  /* With large text it grows as far as its place does: nothing leaves the bar. */
  font-size: clamp(11px, 0.6875rem, 3.3vw);
  font-weight: var(--font-weight-${({ $emphasis }) => ($emphasis === 'quiet' ? 'body' : 'control')});
  line-height: 1.15;
  text-align: center;
  text-decoration: none;

  ${lying} {
    grid-auto-flow: column;
    justify-content: center;
    gap: 0.4rem;
  }

  > span:not(.visually-hidden) {
    max-inline-size: 100%;
    /* Marks above and below letters, as of Burmese, stand outside so low a line, and are not cut with what is too long. */
    margin-block: -0.45em;
    padding-block: 0.45em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline: 22%;
    block-size: 3px;
    background: var(--color-accent);
    scale: 0 1;
    transition: scale var(--duration-short);
  }

  &[aria-current] {
    color: var(--color-text);

    &::before {
      scale: 1 1;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`
