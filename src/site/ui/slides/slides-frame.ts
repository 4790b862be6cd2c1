import { styled } from 'styled-components'

/** What the slides move behind. */
export const SlideWindow = styled.div`
  overflow: hidden;
  touch-action: pan-y;
`

/** Swiper moves it. The first slide fills it, so that nothing changes when the others come. */
export const SlideTrack = styled.div`
  display: flex;
  inline-size: 100%;
  transition-property: transform;

  > * {
    flex: none;
    inline-size: 100%;
  }
`
