import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/i18n/language'

interface PageLayoutProps {
  readonly header: ReactNode
  readonly sideMenu: ReactNode
  readonly footer: ReactNode
  readonly bottomBar: ReactNode
  readonly rightBar?: ReactNode
  readonly children: ReactNode
}

const Frame = styled.div`
  min-block-size: 100dvh;
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr) auto;
  grid-template-areas: 'header header header' 'start main end' 'footer footer footer';

  @media (max-width: 767px) {
    padding-block-end: var(--bottom-bar-size, 0);
  }
`
const HeaderArea = styled.div`
  grid-area: header;
  display: contents;
`
const Main = styled.main`
  grid-area: main;
  min-inline-size: 0;
  display: grid;
  gap: var(--space-section);
  align-content: start;
  padding-block-end: var(--space-section);

  &:focus {
    outline: none;
  }
`
const FooterArea = styled.div`
  grid-area: footer;
`
const SkipLink = styled.a`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 100;
  padding: var(--space-3) var(--space-4);
  background: var(--color-surface-raised);
  color: var(--color-text);
  border-radius: var(--radius-control);

  &:not(:focus) {
    clip-path: inset(50%);
    block-size: 1px;
    overflow: hidden;
  }
`

/** Where the parts of a page stand. The side menu places itself at the start or the end. */
export function PageLayout({ header, sideMenu, footer, bottomBar, rightBar, children }: PageLayoutProps) {
  const t = useText()
  return (
    <Frame>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      {header && <HeaderArea>{header}</HeaderArea>}
      {sideMenu}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer && <FooterArea>{footer}</FooterArea>}
      {bottomBar}
      {rightBar}
    </Frame>
  )
}
