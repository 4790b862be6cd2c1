import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { ActionTarget } from '@/site/elements/action-target'
import type { NextStep } from './refusal-steps'

/** Says what is missing for an action, with a link to get it. */
export function MissingNote({ text, step }: { text: string; step: NextStep }) {
  const t = useText()
  return (
    <Missing role="note">
      <p>{text}</p>
      <ActionButton action={step.action} $emphasis="strong">
        {t(step.label)}
      </ActionButton>
    </Missing>
  )
}

const Missing = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  padding: 1rem;
  border: 1px dashed var(--color-border-strong);
  border-radius: min(var(--radius-card), 0.9rem);
  text-wrap: pretty;
`

const ActionButton = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
