import { styled } from 'styled-components'
import { SocialLinks } from '@/site/elements/social/social-links'
import { useResourcesOf } from '@/site/gateway/content/resources'
import { LicenceSeal, LicenceSentence } from '@/site/elements/legal/licence-facts'
import { useText } from '@/site/i18n/language'
import { useWholeSite } from '@/site/merchant/site-context'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { LazyImage } from '@/site/ui/loading/lazy-image'

interface FooterResourcesProps {
  readonly payments: boolean
  readonly social: boolean
}

/**
 * The server's payment methods and social networks for the footer (1 §2), and the licence. Errors are not shown here, because the page
 * already reports a server that does not answer.
 */
export function FooterResources({ payments, social }: FooterResourcesProps) {
  return (
    <>
      {payments && <Payments />}
      {social && <SocialLinks />}
      <FooterLicence />
    </>
  )
}

function FooterLicence() {
  const { licence } = useWholeSite().site
  if (licence === undefined) return null
  return (
    <LicenceRow>
      <LicenceSeal licence={licence} />
      <p>
        <LicenceSentence licence={licence} />
      </p>
    </LicenceRow>
  )
}

function Payments() {
  const t = useText()
  const addressOf = usePictureAddress()
  const payments = useResourcesOf('PAYMENT')
  if (payments === undefined || payments.length === 0) return null
  return (
    <List aria-label={t('footer.payments')}>
      {payments.map(({ resourceType, url, labelNameEn = '' }) => (
        <li key={resourceType} lang="en">
          <LazyImage src={addressOf(url)} alt={labelNameEn} width={120} height={72} />
        </li>
      ))}
    </List>
  )
}

const LicenceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;

  img,
  svg {
    display: block;
    max-block-size: 3rem;
    inline-size: auto;
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > li {
    inline-size: 4.6rem;
  }

  img,
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: min(var(--radius-control), 0.5rem);
  }
`
