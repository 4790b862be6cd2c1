import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import type { Action } from '@/generated/merchant-types'
import { pathOf } from './action-path'
import { useAction } from './actions'
import { useAddressCheck } from './external-link'
import { Link } from './navigation'

interface ActionTargetProps extends Pick<ComponentPropsWithoutRef<'a'>, 'className' | 'id' | 'title'> {
  readonly action: Action
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | undefined
  /** Called before the action, for example to close the menu that the target stands in. */
  readonly onActivate?: () => void
}

/**
 * What a player clicks to run an action: a link where the action has an address, so that it
 * can be opened in a new tab, and a button otherwise.
 */
export function ActionTarget({ action, onActivate, children, ...rest }: ActionTargetProps) {
  const run = useAction()
  const check = useAddressCheck()

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onActivate?.()
    run(action)
  }

  if (action.action === 'navigate') {
    return (
      <Link {...rest} to={pathOf(action)} onClick={handleClick}>
        {children}
      </Link>
    )
  }
  if (action.action === 'external') {
    const checked = check(action.href)
    if (checked.kind !== 'refused') {
      return (
        <a {...rest} href={checked.href} rel="noopener noreferrer" onClick={handleClick}>
          {children}
        </a>
      )
    }
  }
  return (
    <button type="button" {...rest} onClick={handleClick}>
      {children}
    </button>
  )
}
