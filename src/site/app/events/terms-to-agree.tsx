import { Suspense } from 'react'
import { useAgreements } from '@/site/gateway/account/agreements'
import { useWholeSite } from '@/site/merchant/site-context'
import { useSession } from '@/site/session/session'
import { lazyPart } from '@/site/ui/loading/lazy-part'

const NewTerms = lazyPart('new-terms', () => import('./new-terms').then((part) => part.NewTerms))

/**
 * Asks a signed-in player for the documents of which there is another version than was agreed to. When the gateway does
 * not answer, nobody is kept from anything: it is asked again at the next sign-in.
 */
export function TermsToAgree() {
  const { legalDocuments, site } = useWholeSite()
  const { agreed } = site.legal
  const { status, role } = useSession()
  const isAsked = status === 'signedIn' && role !== 'trial' && agreed.length > 0
  const { data } = useAgreements(isAsked)
  if (!isAsked || data === undefined) return null
  const standing = new Map(data.agreements.map(({ document, version }) => [document, version]))
  const lacking = agreed.filter((name) => {
    const document = legalDocuments[name]
    return document !== undefined && standing.get(name) !== document.version
  })
  if (lacking.length === 0) return null
  return (
    <Suspense>
      <NewTerms documents={lacking} />
    </Suspense>
  )
}
