import { styled } from 'styled-components'
import { PlayerPicture } from '@/site/elements/player/player-picture'
import { useBalance } from '@/site/gateway/money/balance'
import { useText } from '@/site/i18n/language'
import { useMenuEntries, type MenuEntry } from '@/site/merchant/centres/menu-entries'
import { useMenu } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { Menu } from '@/site/ui/menu'
import { AccountPoints } from './account-points'
import { notIn } from './fold-entries'
import { MenuRow, rowLook } from './menu-row'

interface AccountMenuProps {
  readonly account: string
  /** The header's entries for signed-in players. */
  readonly own: readonly MenuEntry[]
  /** Entries that the header has no space for on phones. */
  readonly folded: ReadonlySet<MenuEntry>
}

/** The menu behind the avatar of a signed-in player. */
export function AccountMenu({ account, own, folded }: AccountMenuProps) {
  const t = useText()
  const entries = [...own, ...useMenuEntries(useMenu('account'))]
  const { mutate } = useBalance()
  return (
    <Menu
      label={t('header.account')}
      button={
        <Face>
          <PlayerPicture account={account} size={2.4} />
        </Face>
      }
    >
      {(close) => (
        <>
          <Account>{t('account.signedInAs', { account })}</Account>
          <AccountPoints />
          <RefreshRow type="button" onClick={() => void mutate()}>
            <Icon name="refresh-cw" size={18} />
            {t('header.refreshBalance')}
          </RefreshRow>
          {notIn(entries, folded).map((entry) => (
            <MenuRow key={entry.name} entry={entry} onPhones onActivate={close} />
          ))}
          {entries.map((entry) => (
            <MenuRow key={entry.name} entry={entry} onActivate={close} />
          ))}
        </>
      )}
    </Menu>
  )
}

/** A picture does not scale with the text size. */
const Face = styled.span`
  > * {
    max-inline-size: 40px;
    max-block-size: 40px;
    font-size: 16px;
  }
`

const Account = styled.p`
  padding: 0.5rem 0.75rem 0.75rem;
  margin-block-end: 0.35rem;
  border-block-end: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;
`

/** Shown only where the balance itself has no space for its refresh button. */
const RefreshRow = styled.button`
  ${rowLook}

  @media (min-width: 480px) {
    display: none;
  }
`
