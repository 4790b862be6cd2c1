import { useId } from 'react'
import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { Registration } from '@/site/forms/registration/registration'
import type { RegisterFormProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { homeAction } from '@/site/merchant/actions/home-action'
import { compactSpace } from '@/site/ui/view/compact-space'
import { MainContent } from '@/site/ui/view/main-content'
import { RegisterTitle } from './register-title'

/** The registration: tabs for user name and mobile number, and the form that follows the server's rules. */
export function RegisterForm({ title, promotionAmount, first, art, layout }: RegisterFormProps) {
  const t = useText()
  const id = useId()
  return (
    <Frame $layout={layout} aria-labelledby={id}>
      <Sheet $layout={layout}>
        <RegisterTitle id={id} title={title} promotionAmount={promotionAmount} />
        <MainContent>
          <Registration first={first} />
        </MainContent>
        <BackHome action={homeAction}>{t('register.backHome')}</BackHome>
      </Sheet>
      {art !== undefined && layout === 'split' && (
        <Art
          src={art.src}
          alt={art.alt === undefined ? '' : t(art.alt)}
          width={art.width}
          height={art.height}
          loading="lazy"
        />
      )}
    </Frame>
  )
}

type Layout = RegisterFormProps['layout']

const Frame = styled.section<{ $layout: Layout }>`
  display: grid;
  gap: var(--space-section);
  align-items: start;
  justify-content: center;
  grid-template-columns: minmax(0, 30rem);
  padding: min(var(--space-section), 6vw) var(--space-gutter) var(--space-section);

  @media (min-width: 64rem) {
    grid-template-columns: ${({ $layout }) => ($layout === 'split' ? 'minmax(0, 30rem) minmax(0, 36rem)' : 'minmax(0, 30rem)')};
  }
`

const Sheet = styled.div<{ $layout: Layout }>`
  ${compactSpace}
  min-inline-size: 0;
  padding: ${({ $layout }) => ($layout === 'card' ? 'var(--space-6)' : '0')};
  background: ${({ $layout }) => ($layout === 'card' ? 'var(--card-background)' : 'none')};
  border: ${({ $layout }) => ($layout === 'card' ? 'var(--card-border)' : '0')};
  border-radius: var(--radius-card);
  box-shadow: ${({ $layout }) => ($layout === 'card' ? 'var(--card-shadow)' : 'none')};
`

const BackHome = styled(ActionTarget)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 2.75rem;
  margin-block-start: var(--space-3);
  color: var(--color-accent);
`

/** Shown beside the form where there is space for both. */
const Art = styled.img`
  display: none;

  @media (min-width: 64rem) {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-card);
  }
`
