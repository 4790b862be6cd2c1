import { useEffect } from 'react'
import { styled } from 'styled-components'
import { GuardNotice } from '@/site/elements/guard-notice'
import type { PageConfig, SystemPageConfig } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { Page } from '@/site/render/page'
import { useGuard, type Guard } from '@/site/merchant/actions/guards'

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-gutter);
  text-align: center;
`

interface GuardedPageProps {
  readonly name: string
  readonly page: PageConfig | SystemPageConfig
  readonly guard: Guard
}

/** The shell of a page that this visitor may not see yet, with what is missing and a link to it. */
export function GuardedPage({ name, page, guard }: GuardedPageProps) {
  const t = useText()
  const pass = useGuard()
  useEffect(() => {
    pass(guard)
  }, [pass, guard])

  return (
    <Page name={name} page={{ ...page, heading: 'section', order: [] }}>
      <Notice>
        <h1>{t(page.title)}</h1>
        <GuardNotice guard={guard} />
      </Notice>
    </Page>
  )
}
