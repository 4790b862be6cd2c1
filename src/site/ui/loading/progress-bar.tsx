import { styled } from 'styled-components'

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** A progress bar; a value above the maximum shows as full. The figures stand beside it. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <Bar aria-label={label} value={Math.min(value, max)} max={max} />
}

const Bar = styled.progress`
  inline-size: 100%;
  block-size: 0.6rem;
  border: 0;
  border-radius: 999px;
  background: color-mix(in srgb, var(--color-text) 14%, transparent);
  overflow: hidden;
  appearance: none;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    border-radius: 999px;
    background: var(--color-accent);
  }

  &::-moz-progress-bar {
    border-radius: 999px;
    background: var(--color-accent);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
