import { css, styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import type { Rotation } from './use-rotation'
import type { Slides } from './use-slides'

export type Pager = 'dots' | 'bars'

interface SlideControlsProps {
  readonly className?: string
  readonly pager: Pager
  readonly total: number
  /** Accessible name of the dot of slide `n`, counted from 1. */
  readonly nameOf: (n: number) => string
  readonly slides: Slides
  readonly rotation: Rotation
}

/** A dot for each slide, and a button to pause the rotation. */
export function SlideControls({ className, pager, total, nameOf, slides, rotation }: SlideControlsProps) {
  const t = useText()
  const { isOn, toggle } = rotation
  return (
    <Controls className={className}>
      {toggle !== undefined && (
        <IconButton
          icon={isOn ? 'pause' : 'play'}
          size={16}
          label={t(isOn ? 'banner.pause' : 'banner.play')}
          onClick={toggle}
        />
      )}
      <Dots>
        {Array.from({ length: total }, (_, index) => (
          <li key={index}>
            <Dot
              type="button"
              $pager={pager}
              aria-label={nameOf(index + 1)}
              aria-current={index === slides.shown ? 'true' : undefined}
              onClick={() => slides.goTo(index)}
            />
          </li>
        ))}
      </Dots>
    </Controls>
  )
}

const Controls = styled.div`
  display: flex;
  align-items: center;
  block-size: 2.75rem;

  /* It stands on a picture, whose colours are not forced. */
  @media (forced-colors: active) {
    > button {
      background: ButtonFace;
    }
  }
`

const Dots = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;
`

const dot = css`
  inline-size: 2.75rem;

  &::before {
    inline-size: 0.6rem;
    block-size: 0.6rem;
    border-radius: 50%;
  }

  &[aria-current]::before {
    inline-size: 1.75rem;
    border-radius: 0.3rem;
  }
`

const bar = css`
  inline-size: clamp(2.75rem, 6vw, 4.5rem);

  &::before {
    inline-size: calc(100% - 0.5rem);
    block-size: 0.3rem;
    border-radius: min(var(--radius-control), 0.15rem);
  }
`

/** As large as a touch target; only the visible dot inside is smaller. */
const Dot = styled.button<{ $pager: Pager }>`
  display: grid;
  place-items: center;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;

  &::before {
    content: '';
    background: currentColor;
    opacity: 0.5;
    transition:
      inline-size var(--duration-medium),
      opacity var(--duration-short);
  }

  ${({ $pager }) => ($pager === 'bars' ? bar : dot)}

  &:hover::before {
    opacity: 0.85;
  }

  &[aria-current]::before {
    background: var(--pager-color, var(--color-accent));
    opacity: 1;
  }

  @media (forced-colors: active) {
    background: ButtonFace;

    &::before {
      background: ButtonText;
    }

    &[aria-current]::before {
      background: Highlight;
    }
  }
`
