import { styled } from 'styled-components'
import { useGateway } from '@/site/gateway/gateway-context'
import { agree } from '@/site/gateway/account/agreements'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useRevalidate } from '@/site/gateway/use-revalidate'
import { useLanguage } from '@/site/i18n/language'
import { useLocation } from '@/site/merchant/pages/navigation'
import { pageAt } from '@/site/merchant/pages/pages'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useWholeSite } from '@/site/merchant/site-context'
import { DocumentToRead } from '@/site/blocks/legal-document/legal-document'
import { Button } from '@/site/ui/button'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Dialog } from '@/site/ui/modals/dialog'

interface NewTermsProps {
  /** Names of the documents. */
  readonly documents: readonly string[]
}

/** New versions of legal documents, unless the page shows one: what their links lead to can be read before agreeing. */
export function NewTerms({ documents }: NewTermsProps) {
  const { routes } = useWholeSite()
  const { pathname } = useLocation()
  const sections = Object.values(pageAt(routes, pathname)?.page.sections ?? {})
  return sections.some(({ block }) => block === 'legal-document') ? null : <TermsDialog documents={documents} />
}

/** The documents to read and agree to. Who closes it is asked whether to sign out. */
function TermsDialog({ documents }: NewTermsProps) {
  const { t, language } = useLanguage()
  const session = useSessionActions()
  const gateway = useGateway()
  const revalidate = useRevalidate()
  const { legalDocuments } = useWholeSite()
  const { attempt, isBusy, failure } = useAttempt()

  const handleAgree = async () => {
    if (isBusy) return
    const agreements = documents.flatMap((document) => {
      const { version } = legalDocuments[document] ?? {}
      return version === undefined ? [] : { document, version, language }
    })
    await attempt(async () => {
      await gateway.send(agree, { agreements })
      await revalidate(['agreements'])
    })
  }
  const handleSignOut = () => void session.signOut()
  return (
    <Dialog title={t('new-terms.title')} width="wide" onClose={handleSignOut}>
      <Body>
        <p>{t('new-terms.text')}</p>
        {documents.map((name) => (
          <DocumentToRead key={name} name={name} isOpen={documents.length === 1} />
        ))}
        {failure !== undefined && <FailedNotice text={failure} busy={isBusy} onRetry={() => void handleAgree()} />}
        <Answers>
          <Button onClick={handleSignOut}>{t('nav.signOut')}</Button>
          <Button emphasis="strong" busy={isBusy} onClick={() => void handleAgree()}>
            {t('new-terms.agree')}
          </Button>
        </Answers>
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  /* A wide table within scrolls by itself. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

/** Side by side; stacked if a label needs the space. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > button {
    flex: 1 1 auto;
  }
`
