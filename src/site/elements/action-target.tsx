import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { Action } from '@/contract/generated/merchant-types'
import type { CheckedAddress } from '@/site/lib/address'
import { pathOf } from '@/site/merchant/actions/action-path'
import { useAction } from '@/site/merchant/actions/actions'
import { searchOfCentre } from '@/site/merchant/centres/centre-address'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import type { LinkedPaths } from '@/contract/site-data/boot-data'
import { usePrepare } from '@/site/merchant/actions/intent'
import { useLanguageBases } from '@/site/merchant/pages/navigation'
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
 * A control that runs an action: a link if the action has a URL, so that it can be opened in a new tab, otherwise a
 * button. An action that opens a dialog which also exists as a page gets the role of a button, but links to that page
 * in a new tab and before scripts run.
 */
export function ActionTarget({ action, onActivate, children, ...rest }: ActionTargetProps) {
  const run = useAction()
  const check = useAddressCheck()
  const { paths } = useSite().routes
  const { own } = useLanguageBases()
  const prepare = usePrepare()
  const onIntent = () => prepare(action)
  const intent = { onPointerEnter: onIntent, onFocus: onIntent }

  const checked = action.action === 'external' ? check(action.href) : undefined

  const handleClick = (event: MouseEvent) => {
    // A page of this site may open in a new tab. A link to another site asks for confirmation however it is opened.
    if (event.button > 1 || (opensElsewhere(event) && checked?.kind !== 'foreign-allowed')) return
    event.preventDefault()
    onActivate?.()
    run(action)
  }

  const href = addressOf(action, checked, paths, own)
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

/** Enter activates a link, but a button is also activated by the space bar. */
const asButton = {
  role: 'button',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
}

/** Whether the action opens an overlay instead of navigating. */
function opensHere({ action }: Action): boolean {
  return action === 'dialog' || action === 'memberCentre' || action === 'agentCentre'
}

/** The URL of an action, if it has one. A refused URL counts as none. */
function addressOf(
  action: Action,
  checked: CheckedAddress | undefined,
  paths: LinkedPaths['paths'],
  base: string,
): string | undefined {
  if (action.action === 'navigate') return base + pathOf(action)
  if (action.action === 'memberCentre' || action.action === 'agentCentre') return searchOfCentre('', action)
  if (action.action === 'dialog' && action.dialog === 'login-register') return base + paths[action.props.tab]
  return checked === undefined || checked.kind === 'refused' ? undefined : checked.href
}
