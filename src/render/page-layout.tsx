import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useText } from '@/i18n/language'

interface PageLayoutProps {
  readonly header: ReactNode
  readonly sideMenu: ReactNode
  readonly footer: ReactNode
  readonly bottomBar: ReactNode
  readonly rightBar?: ReactNode
  /** What the right bar, on screens that have room for it, stands beside first. */
  readonly rightBarBeside?: 'banner' | 'sections' | undefined
  /** Follows the footer, and stands on pages without one too. */
  readonly end?: ReactNode
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
/**
 * Room for the right bar, which stands over the page's edge: from the start, so that nothing moves when it comes.
 * A banner at the top needs none: it may stand over the picture.
 */
const room = css`
  @media (min-width: 1024px) {
    --space-gutter: 5.25rem;
    --page-edge: max(5.25rem, (100% - 80rem) / 2);
  }
`
const roomForRightBar = {
  banner: css`
    > * + * {
      ${room}
    }
  `,
  sections: css`
    > * {
      ${room}
    }
  `,
}
const Main = styled.main<{ $rightBar: PageLayoutProps['rightBarBeside'] }>`
  grid-area: main;
  min-inline-size: 0;
  display: grid;
  gap: var(--space-section);
  align-content: start;
  padding-block-end: var(--space-section);

  &:focus {
    outline: none;
  }

  ${({ $rightBar }) => $rightBar && roomForRightBar[$rightBar]}
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
export function PageLayout({
  header,
  sideMenu,
  footer,
  bottomBar,
  rightBar,
  rightBarBeside,
  end,
  children,
}: PageLayoutProps) {
  const t = useText()
  return (
    <Frame>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      {header && <HeaderArea>{header}</HeaderArea>}
      {sideMenu}
      <Main id="main" tabIndex={-1} $rightBar={rightBarBeside}>
        {children}
      </Main>
      {(footer || end) && (
        <FooterArea>
          {footer}
          {end}
        </FooterArea>
      )}
      {bottomBar}
      {rightBar}
    </Frame>
  )
}
