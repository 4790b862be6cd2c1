import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { lying } from '@/site/ui/view/screen-sizes'

interface PageLayoutProps {
  readonly header: ReactNode
  readonly sideMenu: ReactNode
  readonly footer: ReactNode
  readonly bottomBar: ReactNode
  readonly rightBar?: ReactNode
  /** Whether a right bar is shown over the edge of the page, on screens wide enough for it. */
  readonly hasRightBar?: boolean
  /** Rendered after the footer, and also on pages without one. */
  readonly end?: ReactNode
  /** Whether vendors follow the kinds of games, and can stand beside them. */
  readonly isBeside?: boolean
  readonly children: ReactNode
}

const Frame = styled.div`
  min-block-size: 100dvh;
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr) auto;
  grid-template-areas: 'header header header' 'start main end' 'start footer end';

  @media (max-width: 767px) {
    padding-block-end: var(--bottom-bar-size, 0);
  }
`
const HeaderArea = styled.div`
  grid-area: header;
  display: contents;
`
/**
 * Reserves space for the right bar from the start, so that the layout does not shift when it loads. All parts reserve
 * the same space, so that their edges line up.
 */
const room = css<{ $hasRightBar: boolean }>`
  ${({ $hasRightBar }) =>
    $hasRightBar &&
    css`
      @media (min-width: 1024px) {
        --space-gutter: 5rem;
        --page-edge: max(5rem, (100% - 80rem) / 2);
      }
    `}
`
/** On a phone that lies on its side the vendors stand beside the kinds of games, so that two rows of games are in sight. */
const Main = styled.main<{ $hasRightBar: boolean }>`
  grid-area: main;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-section);
  align-content: start;
  padding-block-end: var(--space-section);

  &:focus {
    outline: none;
  }

  ${lying} {
    &[data-beside='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > * {
        grid-column: 1 / -1;
      }

      /* What they leave for the mark of the focus lies over the edges beside them. */
      > nav {
        grid-column: 1;
        margin-block: -2px;
      }

      /* Where no kind of games is offered they have the row to themselves. */
      > nav ~ [data-beside] {
        grid-column: 2;
        align-self: center;
        margin-block: -2px;
      }
    }
  }

  ${room}
`
const FooterArea = styled.div<{ $hasRightBar: boolean }>`
  grid-area: footer;
  min-inline-size: 0;
  ${room}
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
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
  }
`

/** The layout grid of a page. The side menu decides whether it stands at the start or the end. */
export function PageLayout({
  header,
  sideMenu,
  footer,
  bottomBar,
  rightBar,
  hasRightBar = false,
  end,
  isBeside = false,
  children,
}: PageLayoutProps) {
  const t = useText()
  return (
    <Frame>
      <SkipLink href="#main">{t('nav.skip')}</SkipLink>
      {header && <HeaderArea>{header}</HeaderArea>}
      {sideMenu}
      <Main id="main" tabIndex={-1} $hasRightBar={hasRightBar} data-beside={isBeside || undefined}>
        {children}
      </Main>
      {(footer || end) && (
        <FooterArea $hasRightBar={hasRightBar}>
          {footer}
          {end}
        </FooterArea>
      )}
      {bottomBar}
      {rightBar}
    </Frame>
  )
}
