import { keyframes, styled } from 'styled-components'
import type { SideMenuProps } from '@/contract/generated/merchant-types'
import { modalFrame } from '@/site/ui/modals/modal-frame'

/** Screens wide enough for the menu beside the page. */
export const wideScreen = '(min-width: 1024px)'

type Side = SideMenuProps['side']

const widths: Record<SideMenuProps['look'], string> = { rows: '17rem', tiles: '16rem', text: '13rem' }

export const SideFrame = styled.aside<{ $side: Side; $look: SideMenuProps['look'] }>`
  grid-area: ${({ $side }) => $side};
  min-inline-size: 0;
  border-inline-${({ $side }) => ($side === 'start' ? 'end' : 'start')}: 1px solid var(--color-border);
  background: color-mix(in srgb, var(--color-surface) 72%, transparent);

  /* What stands at that edge of the screen moves out of its way. */
  :root:has(&:not([hidden])) {
    ${({ $side, $look }) => $side === 'end' && `--end-panel-size: ${widths[$look]};`}
  }

  /* Before any script has run the menu is here, and a narrow screen has no room for it. */
  @media not all and ${wideScreen} {
    display: none;
  }
`

export const SideScroll = styled.div<{ $look: SideMenuProps['look'] }>`
  position: sticky;
  inset-block-start: var(--header-size, 0px);
  inline-size: ${({ $look }) => widths[$look]};
  max-block-size: calc(100dvh - var(--header-size, 0px));
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border) transparent;
`

const slideIn = keyframes`
  from { translate: var(--from) 0; }
`

export const Drawer = styled.dialog<{ $side: Side }>`
  ${modalFrame}
  position: fixed;
  inset-block: 0;
  inset-inline: ${({ $side }) => ($side === 'start' ? '0 auto' : 'auto 0')};
  inline-size: min(20rem, 100% - 3.5rem);
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0 var(--space-3) calc(var(--space-4) + env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-surface);
  --from: ${({ $side }) => ($side === 'start' ? '-2rem' : '2rem')};
  animation: ${slideIn} var(--duration-medium) cubic-bezier(0.2, 0.8, 0.2, 1);

  &:dir(rtl) {
    --from: ${({ $side }) => ($side === 'start' ? '2rem' : '-2rem')};
  }
`

export const DrawerTop = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  block-size: 4rem;
  padding-inline-start: var(--space-3);
  margin-block-end: var(--space-2);
  background: inherit;

  img {
    inline-size: auto;
    max-block-size: 2rem;
    max-inline-size: 9rem;
  }
`
