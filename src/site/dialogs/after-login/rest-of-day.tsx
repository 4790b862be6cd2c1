import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'

interface RestOfDayProps {
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

/** The checkbox that hides the dialog for the rest of the day. */
export function RestOfDay({ isTicked, onTick }: RestOfDayProps) {
  const t = useText()
  return (
    <Label>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      {t('after-login.restOfDay')}
    </Label>
  )
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;

  > input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: var(--color-primary);
  }
`
