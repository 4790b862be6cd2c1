import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonLook, type ButtonLook, type Emphasis } from './button-look'
import { spin } from './loading/spinner'

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly emphasis?: Emphasis
  readonly type?: 'button' | 'submit' | 'reset'
  /** The action is under way: the button shows it, keeps the focus, and cannot be pressed again. */
  readonly busy?: boolean
}

export function Button({
  emphasis = 'normal',
  type = 'button',
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus. preventDefault also stops a form submit.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Pressable
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      type={type}
      $emphasis={emphasis}
      onClick={handleClick}
    >
      <Content>{children}</Content>
      {busy && <Working aria-hidden />}
    </Pressable>
  )
}

const Pressable = styled.button<ButtonLook>`
  ${buttonLook}
`

const Content = styled.span`
  display: inherit;
  align-items: inherit;
  justify-content: inherit;
  gap: inherit;

  /* Keeps its place, so that the button does not change its width, and its words for screen readers. */
  [aria-busy='true'] > & {
    opacity: 0.15;
  }
`

const Working = styled.span`
  position: absolute;
  ${spin}
`
