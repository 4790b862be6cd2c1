import { useEffect, useId } from 'react'
import { styled } from 'styled-components'
import { LoginRegisterTabs } from '@/site/forms/sign-in/login-register-tabs'
import type { LoginFormProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { useLocation, useNavigate } from '@/site/merchant/pages/navigation'
import { useWholeSite } from '@/site/merchant/site-context'
import { returnPath } from '@/site/merchant/actions/return-path'
import { compactSpace } from '@/site/ui/view/compact-space'
import { MainContent } from '@/site/ui/view/main-content'

/** A page to sign in or register on. Afterwards the player goes to the page that the URL names, otherwise home. */
export function LoginForm({ title, tab, layout }: LoginFormProps) {
  const t = useText()
  const id = useId()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { routes } = useWholeSite()
  const isSignedIn = useSession().status === 'signedIn'

  useEffect(() => {
    if (isSignedIn) navigate(returnPath(search, routes), { replace: true })
  }, [isSignedIn, navigate, search, routes])

  return (
    <Frame aria-labelledby={id}>
      <Sheet $layout={layout}>
        <Title id={id}>{t(title)}</Title>
        <MainContent>
          <LoginRegisterTabs first={tab} onDone={stay} />
        </MainContent>
      </Sheet>
    </Frame>
  )
}

/** Does nothing: the session reports a sign-in, whichever way it happened. */
const stay = () => {}

const Frame = styled.section`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 30rem);
  padding: min(var(--space-section), 6vw) var(--space-gutter) var(--space-section);
`

const Sheet = styled.div<{ $layout: LoginFormProps['layout'] }>`
  ${compactSpace}
  min-inline-size: 0;
  padding: ${({ $layout }) => ($layout === 'card' ? 'var(--space-6)' : '0')};
  background: ${({ $layout }) => ($layout === 'card' ? 'var(--card-background)' : 'none')};
  border: ${({ $layout }) => ($layout === 'card' ? 'var(--card-border)' : '0')};
  border-radius: var(--radius-card);
  box-shadow: ${({ $layout }) => ($layout === 'card' ? 'var(--card-shadow)' : 'none')};
`

const Title = styled.h1`
  margin: 0 0 var(--space-5);
  font-family: var(--font-heading);
  font-size: var(--font-size-heading);
  font-weight: var(--font-weight-heading);
  text-transform: var(--heading-transform);
`
