import { styled } from 'styled-components'

/** The viewport that clips the slides. */
export const SlideWindow = styled.div`
  overflow: hidden;
  touch-action: pan-y;
`

/** The track that Swiper moves. The first slide fills it, so that nothing shifts when the others are added. */
export const SlideTrack = styled.div`
  display: flex;
  inline-size: 100%;
  transition-property: transform;

  > * {
    flex: none;
    inline-size: 100%;
  }
`
