import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { LegalDocumentProps } from '@/contract/generated/merchant-types'
import { directionOf } from '@/contract/text/direction'
import { idIn } from '@/site/elements/legal/id-in'
import { LegalContent } from '@/site/elements/legal/legal-content'
import { LegalFacts } from '@/site/elements/legal/legal-facts'
import { useLegalText } from '@/site/elements/legal/use-legal-text'
import { useText } from '@/site/i18n/language'
import { useLocation } from '@/site/merchant/pages/navigation'
import { useSite } from '@/site/merchant/site-context'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { MainContent } from '@/site/ui/view/main-content'
import { scrollUntilStable } from '@/site/ui/view/scroll-until-stable'
import { Contents } from './contents'
import { Licence } from './licence'

/** From here, so that both are one chunk, which home has to know by one name. */
export { DocumentToRead } from './document-to-read'

/** A legal document of the brand in the language in use, with its title as the heading of the page. */
export function LegalDocument({ document: name, contents, licence }: LegalDocumentProps) {
  const t = useText()
  const { site } = useSite()
  const { data, error, isValidating, mutate } = useLegalText(name)
  const frame = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  const isThere = data !== undefined

  useEffect(() => {
    if (!isThere || hash === '') return
    return scrollUntilStable(() => {
      frame.current?.querySelector(`[id="${CSS.escape(idIn(hash))}"]`)?.scrollIntoView()
      return true
    })
  }, [isThere, hash, key])

  if (data === undefined)
    return (
      <Frame>
        <h1 className="visually-hidden">{site.name}</h1>
        <MainContent>
          {error === undefined ? (
            <Skeleton lines={12} />
          ) : (
            <FailedNotice text={t('error.block')} busy={isValidating} onRetry={() => void mutate()} />
          )}
        </MainContent>
      </Frame>
    )
  return (
    <Frame ref={frame}>
      <article lang={data.locale} dir={directionOf(data.locale)}>
        <Head>
          <h1>{data.title}</h1>
          <LegalFacts text={data} />
          {contents && <Contents content={data.content} />}
        </Head>
        <LegalContent content={data.content} />
      </article>
      {licence && <Licence />}
    </Frame>
  )
}

const Frame = styled.section`
  padding: var(--space-section) var(--page-edge);
`

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-inline-size: 72ch;
  margin-block-end: var(--space-8);
`
