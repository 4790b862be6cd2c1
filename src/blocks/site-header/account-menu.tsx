import { css, styled } from 'styled-components'
import { entryColor } from '@/elements/entry-color'
import { MenuTarget } from '@/elements/menu-target'
import { PlayerPicture } from '@/elements/player-picture'
import { useBalance } from '@/gateway/balance'
import type { MenuItem } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useMenuEntries } from '@/site/menu-entries'
import { useMenu } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { Menu } from '@/ui/menu'
import { AccountFigures } from './account-figures'

/** The menu behind the avatar of a signed-in player. */
export function AccountMenu({ account }: { account: string }) {
  const t = useText()
  const entries = useMenuEntries(useMenu('account'))
  const { mutate } = useBalance()
  return (
    <Menu label={t('header.account')} button={<PlayerPicture account={account} size={2.4} />}>
      {(close) => (
        <>
          <Account>{t('account.signedInAs', { account })}</Account>
          <AccountFigures />
          <RefreshRow type="button" onClick={() => void mutate()}>
            <Icon name="refresh-cw" size={18} />
            {t('header.refreshBalance')}
          </RefreshRow>
          {entries.map((entry) => (
            <Row key={entry.name} $emphasis={entry.item.emphasis} entry={entry} onActivate={close}>
              {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={18} />}
              {t(entry.item.label)}
            </Row>
          ))}
        </>
      )}
    </Menu>
  )
}

const Account = styled.p`
  padding: 0.5rem 0.75rem 0.75rem;
  margin-block-end: 0.35rem;
  border-block-end: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
`

const row = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.4rem 0.75rem;
  border: 0;
  border-radius: min(var(--radius-control), 0.75rem);
  background: none;
  color: inherit;
  font-weight: var(--font-weight-control);
  text-align: start;
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }

  &[aria-current] {
    color: var(--color-accent);
  }

  > svg {
    flex: none;
    color: var(--color-accent);
  }
`

const Row = styled(MenuTarget)<{ $emphasis: MenuItem['emphasis'] }>`
  ${row}

  &:not([aria-current]) {
    color: ${({ $emphasis }) => entryColor[$emphasis]};
  }
`

/** Only where the balance itself has no room for it. */
const RefreshRow = styled.button`
  ${row}

  @media (min-width: 480px) {
    display: none;
  }
`
