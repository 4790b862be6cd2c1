import { styled } from 'styled-components'
import { useResourcesOf, type Resource } from '@/site/gateway/content/resources'
import { useText } from '@/site/i18n/language'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import { ActionTarget } from '@/site/elements/action-target'
import { SocialMark } from './social-mark'

/**
 * The merchant's pages on social networks (1 §2), each with a confirmation before leaving. Links that are not allowed
 * are left out.
 */
export function SocialLinks() {
  const t = useText()
  const check = useAddressCheck()
  const links = useResourcesOf('SOCIAL')?.filter(({ resourceType, url }) => {
    const checked = check(url)
    if (checked.kind === 'refused') console.warn(`${resourceType} refused (${checked.reason}): ${url}`)
    return checked.kind !== 'refused'
  })
  if (links === undefined || links.length === 0) return null
  return (
    <List aria-label={t('social.title')}>
      {links.map((link) => (
        <li key={link.resourceType}>
          <Target action={{ action: 'external', href: link.url }} aria-label={nameOf(link)} title={nameOf(link)}>
            <SocialMark kind={link.resourceType} />
          </Target>
        </li>
      ))}
    </List>
  )
}

/** Names of networks are the same in every language. */
function nameOf({ resourceType, labelNameEn }: Resource): string {
  return labelNameEn ?? resourceType.replace('SOCIAL_', '').toLowerCase()
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  margin: 0;
  list-style: none;
`

const Target = styled(ActionTarget)`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid var(--color-border);
  border-radius: max(var(--radius-control), 2px);
  color: var(--color-text-muted);

  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`
