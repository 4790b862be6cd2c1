import { Suspense } from 'react'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useHydratedLater } from '@/site/ui/view/use-hydrated'
import { Title, VendorNames } from './footer-parts'

/** Lazy-loaded after hydration, because it is decorative and not worth including in the first load. */
const VendorEmblem = lazyPart('vendor-emblem', () =>
  import('@/site/elements/vendors/vendor-emblem').then((part) => part.VendorEmblem),
)

/** The game vendors of the merchant. */
export function FooterVendors() {
  const t = useText()
  const { items, order } = useWholeSite().vendors
  const vendors = order.flatMap((code) => (items[code] === undefined ? [] : [{ code, ...items[code] }]))
  const isAlive = useHydratedLater()
  if (vendors.length === 0) return null
  return (
    <VendorNames>
      <Title>{t('footer.vendors')}</Title>
      <ul>
        {vendors.map(({ code, name, icon }) => (
          <li key={code}>
            {icon === undefined ? (
              <>
                <i aria-hidden>
                  <Suspense>{isAlive && <VendorEmblem code={code} among={order} />}</Suspense>
                </i>
                {name}
              </>
            ) : (
              <img src={icon.src} width={icon.width} height={icon.height} alt={name} loading="lazy" />
            )}
          </li>
        ))}
      </ul>
    </VendorNames>
  )
}
