import { css } from 'styled-components'

export type Emphasis = 'quiet' | 'normal' | 'strong'

export interface ButtonLook {
  readonly $emphasis: Emphasis
}

const strong = css`
  border-color: transparent;
  background: var(--button-background) border-box;
  box-shadow: var(--button-shadow);
  color: var(--color-on-primary);

  &:hover {
    filter: brightness(1.08) saturate(1.05);
  }
`

const normal = css`
  border-color: color-mix(in srgb, var(--color-border-strong) 70%, transparent);
  background: color-mix(in srgb, var(--color-text) 5%, transparent);
  color: var(--color-text);

  &:hover {
    border-color: var(--color-text);
    background: color-mix(in srgb, var(--color-text) 10%, transparent);
  }
`

const quiet = css`
  border-color: transparent;
  background: transparent;
  color: var(--color-text);

  &:hover {
    background: color-mix(in srgb, var(--color-text) 9%, transparent);
  }
`

const looks = { strong, normal, quiet }

/** The look of a button, also for links that act like buttons: `styled(ActionTarget)<ButtonLook>`. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  padding: 0.4em clamp(0.9rem, calc(var(--space-1) * 5), 1.6rem);
  border: var(--button-border-width) solid;
  border-radius: var(--radius-control);
  font-family: var(--font-heading);
  font-size: var(--font-size-body);
  font-weight: var(--font-weight-control);
  letter-spacing: var(--control-tracking);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-transform: var(--heading-transform);
  user-select: none;
  transition:
    background-color var(--duration-short),
    border-color var(--duration-short),
    box-shadow var(--duration-short),
    filter var(--duration-short),
    translate var(--duration-short);
  ${({ $emphasis }) => looks[$emphasis]}

  svg {
    flex: none;
  }

  &:active {
    translate: var(--button-press);
    box-shadow: none;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    filter: saturate(0.4) opacity(0.7);
  }

  &[aria-busy='true'] {
    cursor: progress;
    filter: none;
  }

  /* Some stand on a picture, whose colours are not forced. */
  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
  }
`
