import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { lying } from '@/site/ui/view/screen-sizes'

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
