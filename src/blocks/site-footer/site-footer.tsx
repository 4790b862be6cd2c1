import type { SiteFooterProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useMenuEntries } from '@/site/menu-entries'
import { useSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import {
  About,
  AgeMark,
  Brand,
  Foot,
  FooterLink,
  Links,
  Responsibility,
  Small,
  Title,
  VendorNames,
} from './footer-layout'

/** The end of a page (1 §2 Footer). */
export function SiteFooter({ arrangement, about, responsibility, ageMark, vendors }: SiteFooterProps) {
  const t = useText()
  const { site, theme, menus, vendors: vendorMap } = useSite()
  const entries = useMenuEntries(menus.footer)
  const { src, width, height } = theme.assets.logo
  const names = vendorMap.order.flatMap((code) => vendorMap.items[code]?.name ?? [])

  return (
    <Foot $arrangement={arrangement}>
      <Brand>
        <img src={src} width={width} height={height} alt="" loading="lazy" />
        <About>{t(about)}</About>
      </Brand>
      {entries.length > 0 && (
        <Links aria-label={t('footer.navigation')}>
          <Title>{t('footer.links')}</Title>
          <ul>
            {entries.map(({ name, item, isCurrent }) => (
              <li key={name}>
                <FooterLink
                  $emphasis={item.emphasis}
                  action={item.action}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {item.icon !== undefined && <Icon name={item.icon} size={18} />}
                  {t(item.label)}
                </FooterLink>
              </li>
            ))}
          </ul>
        </Links>
      )}
      {vendors && names.length > 0 && (
        <VendorNames>
          <Title>{t('footer.vendors')}</Title>
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </VendorNames>
      )}
      <Responsibility>
        {ageMark && (
          <AgeMark role="img" aria-label={t('footer.ageLabel')}>
            {t('footer.age')}
          </AgeMark>
        )}
        <p>{t(responsibility)}</p>
      </Responsibility>
      {/* The year may turn between rendering the page ahead and showing it. */}
      <Small suppressHydrationWarning>
        {t('footer.copyright', { year: new Date().getFullYear(), brand: site.name })}
      </Small>
    </Foot>
  )
}
