import { styled } from 'styled-components'

export const Frame = styled.section`
  min-inline-size: 0;
`

export const Words = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-3);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const Sentence = styled.h2`
  max-inline-size: 22ch;
`

export const Lead = styled.p`
  max-inline-size: 56ch;
  font-size: var(--font-size-large);
  line-height: 1.5;
  text-wrap: pretty;
`

export const Actions = styled.div`
  align-self: center;
`

/** The picture, on a glow of the brand's colours that also serves as the fallback for a missing picture. */
export const Sheet = styled.div`
  position: relative;
  min-block-size: 12rem;
  overflow: hidden;
  background:
    radial-gradient(circle at 20% 15%, color-mix(in srgb, var(--color-accent) 45%, transparent), transparent 60%),
    radial-gradient(circle at 85% 90%, color-mix(in srgb, var(--color-primary) 55%, transparent), transparent 65%),
    var(--color-surface-raised);
`

export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
