import { css, styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import type { SiteHeaderProps } from '@/contract/generated/merchant-types'
import { lying } from '@/site/ui/view/lying'

export const Logo = styled(ActionTarget)`
  display: flex;
  flex: 1 1 3rem;
  align-items: center;
  max-inline-size: max-content;
  min-inline-size: 0;
  min-block-size: 44px;
  border-radius: var(--radius-control);

  img {
    inline-size: auto;
    block-size: auto;
    max-block-size: 44px;
    max-inline-size: min(100%, 176px);
    object-fit: contain;
    object-position: left center;

    &:dir(rtl) {
      object-position: right center;
    }
  }

  @media (max-width: 767px) {
    img {
      max-block-size: 32px;
    }
  }
`

/**
 * Everything at the end of the bar. It takes its space before the logo does, wraps its text if there is too little, and
 * moves to a row of its own if even its longest words do not fit.
 */
export const Edge = styled.div`
  display: flex;
  flex: 1000 1 min-content;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  max-inline-size: max-content;
  margin-inline-start: auto;

  @media (max-width: 767px) {
    gap: 0.4rem;
  }

  /* Text of twice its size on a phone. */
  @container (max-width: 17.5em) {
    flex-basis: 100%;
    flex-wrap: wrap;
    max-inline-size: none;
    justify-content: stretch;

    > :is(a, button) {
      flex: 1 1 auto;
    }
  }
`

/** On phones only: wider screens have space for every entry. */
export const More = styled.div`
  flex: none;
  inline-size: 2.75rem;
  min-block-size: 2.75rem;

  @media (min-width: 768px) {
    display: none;
  }
`

/** In the place of the side menu's button, which has as much room. */
export const Start = styled.div`
  flex: none;
  inline-size: 2.75rem;
  min-block-size: 2.75rem;
`

export const Links = styled.div`
  display: contents;
`

export const Bar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: var(--space-3);
  min-block-size: 4rem;
  padding-inline: var(--space-gutter);

  > :is(button, ${Start}):first-child {
    margin-inline-start: -0.6rem;
  }

  @media (max-width: 767px) {
    gap: 0.4rem;
    padding-block: 0.2rem;
  }

  /* On a phone that lies on its side the page has the room. */
  ${lying} {
    min-block-size: 3rem;
    padding-block: 0;
  }
`

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

  @media (min-width: 768px) {
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

  @media (min-width: 768px) {
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

  @media (max-width: 767px) {
    ${Links} > span {
      display: none;
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
