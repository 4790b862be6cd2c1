import { Suspense } from 'react'
import type { SiteFooterProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { AgeMark } from '@/elements/age-mark'
import { SectionButtons } from '@/elements/section-buttons'
import { useMenuEntries } from '@/site/menu-entries'
import { useSite } from '@/site/site-context'
import { Icon } from '@/ui/icon'
import { lazyPart } from '@/ui/lazy-part'
import { useHydrated } from '@/ui/use-hydrated'
import { Foot } from './footer-layout'
import {
  About,
  Affiliate,
  Brand,
  FooterLink,
  Links,
  Resources,
  Responsibility,
  Small,
  Title,
  VendorNames,
} from './footer-parts'

/** Nothing that a page waits for: the server has to name it first. */
const FooterResources = lazyPart('footer-resources', () =>
  import('./footer-resources').then((part) => part.FooterResources),
)

/** The end of a page (1 §2 Footer). */
export function SiteFooter(props: SiteFooterProps) {
  const { arrangement, about, affiliate, responsibility, ageMark, vendors, payments, social } = props
  const t = useText()
  const { site, theme, menus, vendors: vendorMap } = useSite()
  const entries = useMenuEntries(menus.footer)
  const isAlive = useHydrated()
  const { src, width, height } = theme.assets.logo
  const shownVendors = vendorMap.order.flatMap((code) => vendorMap.items[code] ?? [])

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
            {entries.map((entry) => (
              <li key={entry.name}>
                <FooterLink $emphasis={entry.item.emphasis} entry={entry}>
                  {entry.item.icon !== undefined && <Icon name={entry.item.icon} size={18} />}
                  {t(entry.item.label)}
                </FooterLink>
              </li>
            ))}
          </ul>
        </Links>
      )}
      {affiliate !== undefined && (
        <Affiliate>
          <Title>{t(affiliate.title)}</Title>
          <p>{t(affiliate.text)}</p>
          <SectionButtons buttons={affiliate.buttons} />
        </Affiliate>
      )}
      {vendors && shownVendors.length > 0 && (
        <VendorNames>
          <Title>{t('footer.vendors')}</Title>
          <ul>
            {shownVendors.map(({ name, icon }) => (
              <li key={name}>
                {icon === undefined ? (
                  name
                ) : (
                  <img src={icon.src} width={icon.width} height={icon.height} alt={name} loading="lazy" />
                )}
              </li>
            ))}
          </ul>
        </VendorNames>
      )}
      {(payments || social) && (
        <Resources>
          {isAlive && (
            <Suspense>
              <FooterResources payments={payments} social={social} />
            </Suspense>
          )}
        </Resources>
      )}
      <Responsibility>
        {ageMark && (
          <AgeMark $size={3} role="img" aria-label={t('footer.ageLabel')}>
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
