import { Suspense } from 'react'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { useNearView } from '@/site/ui/view/use-near-view'
import { Title, VendorNames } from './footer-parts'

/** Lazy-loaded when it is about to scroll into view, because it is decorative and not worth including in the first load. */
const VendorEmblem = lazyPart('vendor-emblem', () =>
  import('@/site/elements/vendors/vendor-emblem').then((part) => part.VendorEmblem),
)

/** The game vendors of the merchant. */
export function FooterVendors() {
  const t = useText()
  const { items, order } = useWholeSite().vendors
  const vendors = order.flatMap((code) => (items[code] === undefined ? [] : [{ code, ...items[code] }]))
  const [place, isNear] = useNearView()
  if (vendors.length === 0) return null
  return (
    <VendorNames>
      <Title>{t('footer.vendors')}</Title>
      <ul ref={place}>
        {vendors.map(({ code, name, icon }) => (
          <li key={code}>
            {icon === undefined ? (
              <>
                <i aria-hidden>
                  <Suspense>{isNear && <VendorEmblem code={code} among={order} />}</Suspense>
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
