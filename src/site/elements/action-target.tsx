import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Action } from '@/contract/generated/merchant-types'
import type { CheckedAddress } from '@/site/lib/address'
import { pathOf } from '@/site/merchant/actions/action-path'
import { useAction } from '@/site/merchant/actions/actions'
import { searchOfCentre } from '@/site/merchant/centres/centre-address'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import type { LedTo } from '@/contract/site-data/boot-data'
import { usePrepare } from '@/site/merchant/actions/intent'
import { useSite } from '@/site/merchant/site-context'
import { opensElsewhere } from '@/site/ui/opens-elsewhere'

interface ActionTargetProps extends Pick<ComponentPropsWithoutRef<'a'>, 'className' | 'id' | 'title'> {
  readonly action: Action
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-current'?: 'page' | undefined
  /** Called before the action, for example to close the menu that the target stands in. */
  readonly onActivate?: () => void
}

/**
 * What a player clicks to run an action: a link where the action has an address, so that it can be opened in a
 * new tab, and a button otherwise. What opens a dialog that is a page too is a button that leads to the page for
 * as long as no script runs, and in a new tab.
 */
export function ActionTarget({ action, onActivate, children, ...rest }: ActionTargetProps) {
  const run = useAction()
  const check = useAddressCheck()
  const { paths } = useSite().routes
  const prepare = usePrepare()
  const onIntent = () => prepare(action)
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }

  const checked = action.action === 'external' ? check(action.href) : undefined

  const handleClick = (event: MouseEvent) => {
    // A page of this site may be opened in another tab; another site is asked about however it is opened.
    if (event.button > 1 || (opensElsewhere(event) && checked?.kind !== 'foreign-allowed')) return
    event.preventDefault()
    onActivate?.()
    run(action)
  }

  const href = addressOf(action, checked, paths)
  if (href !== undefined) {
    return (
      <a
        {...rest}
        {...intent}
        {...(opensHere(action) && asButton)}
        href={href}
        rel={action.action === 'external' ? 'noopener noreferrer' : undefined}
        onClick={handleClick}
        onAuxClick={handleClick}
      >
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...rest} {...intent} onClick={handleClick}>
      {children}
    </button>
  )
}

/** A link is pressed by Enter alone, a button by the space bar too. */
const asButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}

/** What opens over the page is no way to another one. */
function opensHere({ action }: Action): boolean {
  return action === 'dialog' || action === 'memberCentre' || action === 'agentCentre'
}

/** Address of an action that has one. A refused address is none. */
function addressOf(action: Action, checked: CheckedAddress | undefined, paths: LedTo['paths']): string | undefined {
  if (action.action === 'navigate') return pathOf(action)
  if (action.action === 'memberCentre' || action.action === 'agentCentre') return searchOfCentre('', action)
  if (action.action === 'dialog' && action.dialog === 'login-register') return paths[action.props.tab]
  return checked === undefined || checked.kind === 'refused' ? undefined : checked.href
}
