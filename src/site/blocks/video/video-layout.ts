import { styled } from 'styled-components'

export const Frame = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-inline: var(--page-edge);
`

export const Lead = styled.p`
  max-inline-size: 68ch;
  color: var(--color-text-muted);
  text-wrap: pretty;
`

/** As wide as the section, and never higher than the window, so that the whole video is visible. */
export const Stage = styled.div`
  position: relative;
  justify-self: start;
  max-inline-size: min(100%, 60rem);
  overflow: hidden;
  border: var(--card-border);
  border-radius: var(--radius-card);
  background: #000;
  box-shadow: var(--card-shadow);
`

/** Keeps the aspect ratio of its poster, whatever size the video has. */
export const Film = styled.video<{ $ratio: number }>`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: calc(100dvh - 8rem);
  aspect-ratio: ${({ $ratio }) => $ratio};
`

export const Press = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &:hover span {
      scale: 1.08;
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`

export const Mark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  margin: auto;
  border: 2px solid currentColor;
  border-radius: 50%;
  background: var(--color-primary);
  color: var(--color-on-primary);
  transition: scale var(--duration-medium);
`
