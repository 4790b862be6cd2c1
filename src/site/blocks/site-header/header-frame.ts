import { css, styled } from 'styled-components'
import type { SiteHeaderProps } from '@/contract/generated/merchant-types'
import { desk, low, lying } from '@/site/ui/view/screen-sizes'
import { Bar, Edge, Links, Logo } from './header-layout'

/** Where the bar may be high, and where not: on phones, also those that lie on their side. */
const roomy = `@media (min-width: 1024px), ${desk}`
const tight = `@media (max-width: 767px), (max-width: 1023px) and ${low}`

/** Translucent over the page, with the logo exactly in the centre. */
const logoCenter = css<FrameProps>`
  background: linear-gradient(
    color-mix(in srgb, var(--color-background) 92%, transparent),
    color-mix(in srgb, var(--color-background) 74%, transparent)
  );
  backdrop-filter: blur(16px) saturate(1.4);

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 1px;
    background: linear-gradient(90deg, transparent, var(--color-accent), transparent);
    opacity: 0.4;
  }

  ${roomy} {
    ${Bar} {
      min-block-size: 4.75rem;
    }
  }

  /* In the exact centre where there is room, and never under what stands beside it. */
  @media (min-width: ${({ $isFull }) => ($isFull ? '1700px' : '1024px')}) {
    ${Bar} {
      display: grid;
      grid-template-columns: minmax(max-content, 1fr) fit-content(176px) minmax(max-content, 1fr);
    }

    ${Edge} {
      justify-self: end;
    }
  }
`

const logoStart = css`
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-border);
`

/** A slim row of links above a row with a large logo and a heavy border. Only the second row is sticky. */
const twoRows = css`
  background: var(--color-background);

  ${Bar} {
    padding-inline: var(--page-edge);
  }

  border-block-end: 3px solid var(--color-primary);

  ${roomy} {
    inset-block-start: -2.75rem;

    ${Bar} {
      min-block-size: 7.25rem;
      padding-block-start: 2.75rem;
    }

    ${Logo} img {
      max-block-size: 3.25rem;
    }

    ${Links} {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: var(--space-1);
      block-size: 2.75rem;
      padding-inline: var(--page-edge);
      background: var(--color-surface-raised);
      color: var(--color-text-muted);
      font-size: var(--font-size-small);

      > span {
        margin-inline-end: auto;
      }

      > :is(a, button) {
        min-block-size: 2.25rem;
        padding-inline: 0.75rem;
        font-size: var(--font-size-small);
      }
    }
  }

  ${tight} {
    ${Links} > span {
      display: none;
    }

    ${Links} > :is(a, button) {
      padding-inline: 0.5rem;
      font-size: var(--font-size-small);

      svg {
        display: none;
      }
    }

    ${Logo} {
      margin-inline-end: auto;
    }

    ${Edge} {
      margin-inline-start: 0;
    }
  }
`

const arrangements = { 'logo-start': logoStart, 'logo-center': logoCenter, 'two-rows': twoRows }

interface FrameProps {
  readonly $arrangement: SiteHeaderProps['arrangement']
  readonly $sticky: boolean
  /** Somebody is signed in, so the content at the end of the bar reaches the centre of most windows. */
  readonly $isFull: boolean
}

const barSizes = { 'logo-start': '4rem', 'logo-center': '4.75rem', 'two-rows': '4.5rem' }

export const Frame = styled.header<FrameProps>`
  grid-area: header;
  position: ${({ $sticky }) => ($sticky ? 'sticky' : 'relative')};
  inset-block-start: 0;
  z-index: 30;
  container-type: inline-size;
  ${({ $arrangement }) => arrangements[$arrangement]}

  /* What sticks below it must know how much of the screen it takes. */
  :root:has(&) {
    --header-size: ${({ $sticky, $arrangement }) => ($sticky ? barSizes[$arrangement] : '0px')};

    ${lying} {
      --header-size: ${({ $sticky }) => ($sticky ? '3rem' : '0px')};
    }
  }

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`
