import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'

interface BrandLogoProps {
  /** Pass an empty string where the brand's name is already shown as text. */
  readonly alt?: ''
  /** Lazy-loads the picture, for a logo further down the page. */
  readonly loading?: 'lazy'
}

/**
 * The brand's logo. If the brand has a second one for dark backgrounds, the style sheet selects which one is visible.
 */
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
