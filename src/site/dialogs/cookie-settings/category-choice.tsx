import { useId } from 'react'
import { styled } from 'styled-components'

interface CategoryChoiceProps {
  readonly title: string
  readonly text: string
  readonly isTicked: boolean
  /** Left out for what cannot be switched off. */
  readonly onTick?: (isTicked: boolean) => void
}

/** One category of consent, with what it is for. */
export function CategoryChoice({ title, text, isTicked, onTick }: CategoryChoiceProps) {
  const [named, described] = [useId(), useId()]
  return (
    <Category>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={onTick === undefined}
        aria-labelledby={named}
        aria-describedby={described}
        onChange={(event) => onTick?.(event.currentTarget.checked)}
      />
      <Name id={named}>{title}</Name>
      <Text id={described}>{text}</Text>
    </Category>
  )
}

const Category = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-block-size: 44px;

  > input {
    grid-row: span 2;
    align-self: start;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--color-primary);
  }
`

const Name = styled.span`
  font-weight: var(--font-weight-control);
`

const Text = styled.span`
  color: var(--color-text-muted);
  font-size: var(--font-size-small);
`
