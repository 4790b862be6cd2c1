import { useText } from '@/i18n/language'
import { useWholeSite } from '@/site/site-context'
import { Title, VendorNames } from './footer-parts'

/** The game vendors of the merchant. */
export function FooterVendors() {
  const t = useText()
  const { items, order } = useWholeSite().vendors
  const vendors = order.flatMap((code) => items[code] ?? [])
  if (vendors.length === 0) return null
  return (
    <VendorNames>
      <Title>{t('footer.vendors')}</Title>
      <ul>
        {vendors.map(({ name, icon }) => (
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
  )
}
