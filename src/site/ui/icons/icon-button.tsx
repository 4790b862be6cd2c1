import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon'
import type { IconName } from './icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children' | 'aria-label'> {
  readonly icon: IconName
  /** What the button does: its accessible name. */
  readonly label: string
  /** Size of the icon in pixels; the button itself is never smaller than the minimum touch target. */
  readonly size?: number
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, size = 20, ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} type="button" aria-label={label} title={label}>
      <Icon name={icon} size={size} />
    </Pressable>
  )
}

const Pressable = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: transparent;
  color: inherit;
  transition: background-color var(--duration-short);

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`
