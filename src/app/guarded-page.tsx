import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { PageConfig, SystemPageConfig } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { Page } from '@/render/page'
import { useSession } from '@/session/session'
import { obstacle, useGuard, type Guard } from '@/site/guards'
import { Button } from '@/ui/button'

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-gutter);
  text-align: center;
`

/** The shell of a page that this visitor may not see yet, with what is missing and the way to it. */
export function GuardedPage({ page, guard }: { page: PageConfig | SystemPageConfig; guard: Guard }) {
  const t = useText()
  const { role } = useSession()
  const pass = useGuard()
  useEffect(() => {
    pass(guard)
  }, [pass, guard])

  const needsLogin = obstacle(guard, role) === 'login'
  return (
    <Page page={{ ...page, heading: 'section', order: [] }}>
      <Notice>
        <h1>{t(page.title)}</h1>
        <p>{t(needsLogin ? 'guard.login' : 'in_need_true_account')}</p>
        {needsLogin && (
          <Button emphasis="strong" onClick={() => pass(guard)}>
            {t('nav.login')}
          </Button>
        )}
      </Notice>
    </Page>
  )
}
