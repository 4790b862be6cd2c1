import '@/site/ui/icons/eye-icons'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { IconButton } from '@/site/ui/icons/icon-button'
import { preventFocusLoss } from '@/site/ui/focus/prevent-focus-loss'

interface ConcealedProps {
  /** Id of the input. */
  readonly id: string
  /** Renders the input with its current type. */
  readonly children: (type: 'password' | 'text') => ReactNode
}

/** A password field with a button that reveals its text. */
export function Concealed({ id, children }: ConcealedProps) {
  const t = useText()
  const [isShown, show] = useState(false)
  return (
    <Root>
      {children(isShown ? 'text' : 'password')}
      <IconButton
        icon={isShown ? 'eye-off' : 'eye'}
        label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
        aria-controls={id}
        onMouseDown={preventFocusLoss}
        onClick={() => show(!isShown)}
      />
    </Root>
  )
}

/** The button is inside the input, so that password fields are as wide as other fields. */
const Root = styled.div`
  position: relative;

  & > input {
    padding-inline-end: 3rem;
  }

  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    margin-block: auto;
  }
`
