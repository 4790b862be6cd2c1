import { styled } from 'styled-components'
import { SocialLinks } from '@/site/elements/social/social-links'
import { useResourcesOf } from '@/site/gateway/content/resources'
import { useText } from '@/site/i18n/language'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { LazyImage } from '@/site/ui/loading/lazy-image'

interface FooterResourcesProps {
  readonly payments: boolean
  readonly social: boolean
}

/**
 * The server's payment methods and social networks for the footer (1 §2). Errors are not shown here, because the page
 * already reports a server that does not answer.
 */
export function FooterResources({ payments, social }: FooterResourcesProps) {
  return (
    <>
      {payments && <Payments />}
      {social && <SocialLinks />}
    </>
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
