import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

interface BrandLogoProps {
  /** Empty beside what says the brand's name already. */
  readonly alt?: ''
  /** Fetched when it comes near: for one further down the page. */
  readonly loading?: 'lazy'
}

/** The brand's logo, and the other one on dark pages where the brand has two: the style sheet says which is seen. */
export function BrandLogo({ alt, loading }: BrandLogoProps) {
  const t = useText()
  const { site, theme } = useSite()
  const { logo, logoDark } = theme.assets
  const name = alt ?? (logo.alt === undefined ? site.name : t(logo.alt))
  const size = ({ src, width, height }: typeof logo) => ({ src, width, height, alt: name })
  if (logoDark === undefined) return <img {...size(logo)} loading={loading} />
  return (
    <>
      <img {...size(logo)} className="logo-light" loading="lazy" />
      <img {...size(logoDark)} className="logo-dark" loading="lazy" />
    </>
  )
}
