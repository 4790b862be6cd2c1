import { Suspense } from 'react'
import { AgeMark } from '@/site/elements/age-mark'
import { BrandLogo } from '@/site/elements/brand-logo'
import { SectionButtons } from '@/site/elements/menu/section-buttons'
import type { SiteFooterProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { MerchantDataBoundary } from '@/site/render/merchant-data-boundary'
import { useMenuEntries } from '@/site/merchant/centres/menu-entries'
import { useMenu, useSite } from '@/site/merchant/site-context'
import { Icon } from '@/site/ui/icons/icon'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useHydratedLater } from '@/site/ui/view/use-hydrated'
import { Foot } from './footer-layout'
import { About, Affiliate, Brand, FooterLink, Links, Resources, Responsibility, Small, Title } from './footer-parts'
import { FooterVendors } from './footer-vendors'

/** Lazy-loaded, because the page does not wait for the server's resources. */
const FooterResources = lazyPart('footer-resources', () =>
  import('./footer-resources').then((part) => part.FooterResources),
)

const vendorNames = (
  <MerchantDataBoundary name="footer-vendors">
    <FooterVendors />
  </MerchantDataBoundary>
)

/** The footer of a page (1 §2 Footer). */
export function SiteFooter(props: SiteFooterProps) {
  const { arrangement, about, affiliate, responsibility, ageMark, vendors } = props
  const t = useText()
  const { site } = useSite()
  const entries = useMenuEntries(useMenu('footer'))
  const isAlive = useHydratedLater()

  return (
    <Foot $arrangement={arrangement}>
      <Brand>
        <BrandLogo alt="" loading="lazy" />
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
      {vendors && vendorNames}
      <Resources>
        {isAlive && (
          <Suspense>
            <FooterResources {...props} />
          </Suspense>
        )}
      </Resources>
      {responsibility !== undefined && (
        <Responsibility>
          {ageMark && (
            <AgeMark $size={3} role="img" aria-label={t('footer.ageLabel')}>
              {t('footer.age')}
            </AgeMark>
          )}
          <p>{t(responsibility)}</p>
        </Responsibility>
      )}
      {/* The year may change between prerendering the page and showing it. */}
      <Small suppressHydrationWarning>
        {/* oxlint-disable-next-line react/purity -- as said above */}
        {t('footer.copyright', { year: new Date().getFullYear(), brand: site.name })}
      </Small>
    </Foot>
  )
}
