import { styled } from 'styled-components'
import { ToolButton } from './studio-styles'

const parts = { form: 'Form', page: 'Page' } as const

/** Switches between the two parts on a phone, which has space for only one. */
export type StudioPart = keyof typeof parts

interface PartSwitchProps {
  readonly part: StudioPart
  readonly onPart: (part: StudioPart) => void
}

export function PartSwitch({ part, onPart }: PartSwitchProps) {
  return (
    <Buttons role="group" aria-label="What is shown">
      {(Object.keys(parts) as StudioPart[]).map((each) => (
        <ToolButton key={each} type="button" aria-pressed={each === part} onClick={() => onPart(each)}>
          {parts[each]}
        </ToolButton>
      ))}
    </Buttons>
  )
}

const Buttons = styled.div`
  display: none;
  gap: 0.25rem;
  margin-inline-start: auto;

  @media (max-width: 699px) {
    display: flex;
  }
`
