import { styled } from 'styled-components'
import type { CentreForm } from '@/contract/generated/merchant-types'
import { modalFrame } from '@/site/ui/modals/modal-frame'
import { ModalMove } from '@/site/ui/modals/modal-parts'
import { frameForm, panelForm } from './centre-forms'
import { desk } from '@/site/ui/view/screen-sizes'

/**
 * From this size on the menu stands beside the panel, and the centre is a window that can be moved. A phone that lies on
 * its side is wide enough, but not high enough to lose anything to margins.
 */
export const wide = `@media ${desk}`

/** A menu of tabs stands above the panel. */
const wideTemplates = {
  rail: 'auto minmax(0, 1fr) / fit-content(17rem) minmax(0, 1fr)',
  tiles: 'auto minmax(0, 1fr) / 17rem minmax(0, 1fr)',
  tabs: 'auto auto minmax(0, 1fr) / minmax(0, 1fr)',
} as const

/** A centre fills the screen of a phone. On a wider screen it takes the space that is available. */
export const CentreFrame = styled.dialog<{ $form: CentreForm }>`
  ${modalFrame}
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: auto;
  overflow: hidden;
  overscroll-behavior: contain;
  border: 0;

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    /* Notices that stay stand 4rem below the upper edge (\`notice-stack.ts\`), under the head of the centre. */
    row-gap: calc(var(--notice-room, 49px - 4rem) + 4rem - 49px);
  }

  ${wide} {
    inline-size: min(100% - 2 * var(--space-gutter), 80rem);
    block-size: min(100dvh - 2rem, 56rem);
    border: var(--button-border-width) solid color-mix(in srgb, var(--color-border) 80%, var(--color-text));
    border-radius: var(--radius-dialog);

    &[open] {
      grid-template: ${({ $form: { menu } }) => wideTemplates[menu]};
      row-gap: 0;
    }
  }

  ${({ $form: { head } }) => frameForm[head]}
`

/** Shows the name of the centre where its menu is visible, and the name of the panel where it is not. */
export const CentreTitle = styled.h2<{ $isMenuOpen: boolean }>`
  display: grid;
  align-items: center;
  /* Its close control does not grow with the text. */
  min-block-size: 56px;
  padding-block: 0.25rem;
  padding-inline: min(clamp(1rem, calc(var(--space-1) * 4), 1.75rem), 5vw) min(0.5rem, 1vw);
  border-block-end: 1px solid var(--head-rule, var(--color-border));
  font-size: min(var(--font-size-heading), 5vw);
  overflow-wrap: anywhere;

  span:nth-child(${({ $isMenuOpen }) => ($isMenuOpen ? 2 : 1)}) {
    display: none;
  }

  ${wide} {
    grid-column: 1 / -1;
    cursor: move;
    touch-action: none;
    user-select: none;
    padding-block: var(--head-room, clamp(0.75rem, calc(var(--space-1) * 4), 1.25rem));
    padding-inline: clamp(1rem, calc(var(--space-1) * 4), 1.75rem) 4.5rem;
    font-size: var(--head-size, var(--font-size-heading));

    span:nth-child(1) {
      display: revert;
    }

    span:nth-child(2) {
      display: none;
    }
  }
`

/** Opens the menu on screens that have no space for it beside the panel. */
export const CentreMenuButton = styled.button`
  display: flex;
  align-items: center;
  gap: min(0.5rem, 2vw);
  min-inline-size: 44px;
  min-block-size: 44px;
  /* The room of the button that closes, which does not grow with the text. */
  padding-inline: min(0.75rem, 3vw) 64px;
  border: 0;
  border-block-end: 1px solid var(--head-rule, var(--color-border));
  background: none;
  color: inherit;
  font-size: min(1rem, 5vw);
  font-weight: var(--font-weight-control);

  ${wide} {
    display: none;
  }
`

export const CentrePanel = styled.div<{ $form: CentreForm }>`
  /* What is out of sight in it scrolls with it, and not with the frame. */
  position: relative;
  grid-area: 2 / 1 / auto / -1;
  --panel-padding: min(1rem, 5vw);
  min-inline-size: 0;
  padding: var(--panel-padding);
  overflow: auto;
  overscroll-behavior: contain;
  container-type: inline-size;

  &:focus-visible {
    outline-offset: -3px;
  }

  ${wide} {
    --panel-padding: clamp(1rem, calc(var(--space-1) * 5), 1.75rem);
    grid-area: ${({ $form: { menu } }) => (menu === 'tabs' ? '3 / 1' : '2 / 2')} / auto / auto;
  }

  ${({ $form }) => panelForm($form)}
`

/** Names the panel for screen readers where the title names the centre. */
export const CentrePanelName = styled.h2`
  display: none;

  ${wide} {
    display: revert;
  }
`

export const CentreClose = styled.div`
  position: absolute;
  inset-block-start: 28px;
  inset-inline-end: 0.5rem;
  translate: 0 -50%;

  ${wide} {
    inset-block-start: clamp(0.4rem, calc(var(--space-1) * 3), 0.9rem);
    inset-inline-end: 0.75rem;
    translate: none;
  }
`

/** Hidden while the centre fills the screen: it cannot be moved then. */
export const CentreMove = styled(ModalMove)`
  display: none;

  ${wide} {
    display: revert;
    inset-block-start: clamp(0.4rem, calc(var(--space-1) * 3), 0.9rem);
  }
`
