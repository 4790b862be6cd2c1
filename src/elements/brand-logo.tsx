import { useSite } from '@/site/site-context'

interface BrandLogoProps {
  readonly alt: string
  /** Fetched when it comes near: for one further down the page. */
  readonly loading?: 'lazy'
}

/** The brand's logo, and the other one on dark pages where the brand has two: the style sheet says which is seen. */
export function BrandLogo({ alt, loading }: BrandLogoProps) {
  const { logo, logoDark } = useSite().theme.assets
  const size = ({ src, width, height }: typeof logo) => ({ src, width, height, alt })
  if (logoDark === undefined) return <img {...size(logo)} loading={loading} />
  return (
    <>
      <img {...size(logo)} className="logo-light" loading="lazy" />
      <img {...size(logoDark)} className="logo-dark" loading="lazy" />
    </>
  )
}
