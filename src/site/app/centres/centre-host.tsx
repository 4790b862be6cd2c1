import { useEffect, useEffectEvent, useRef } from 'react'
import { forgetDrafts, mallObject } from '@/site/session/drafts'
import { useSession } from '@/site/session/session'
import { centreGuards } from '@/site/merchant/actions/actions'
import { useOpenDialogs } from '@/site/merchant/dialogs'
import { guardFailure, useGuard, type Guard } from '@/site/merchant/actions/guards'
import { useCloseCentre, useShownCentre } from '@/site/merchant/centres/shown-centre'
import { HostedDialog } from './hosted-dialog'

/** Opens the centre named by the URL if this account may use it. Otherwise a dialog says what is missing (1 §6). */
export function CentreHost() {
  const shown = useShownCentre()
  const { role } = useSession()
  const close = useCloseCentre()
  const isMember = shown?.action === 'memberCentre'

  // Leaving the member centre clears the point mall object (2 §2).
  useEffect(() => {
    if (!isMember) return
    return () => forgetDrafts(mallObject)
  }, [isMember])

  if (shown === undefined) return null
  const { action, panel } = shown
  const guard = centreGuards[action]
  if (guardFailure(guard, role) !== undefined) return <Refused key={action} guard={guard} onLeave={close} />
  const name = action === 'memberCentre' ? 'member-centre' : 'agent-centre'
  return <HostedDialog key={action} name={name} props={{ panel }} onClose={close} />
}

/**
 * Opens the dialog that says what is missing. When it is closed and the guard still fails, the centre is removed from
 * the URL.
 */
function Refused({ guard, onLeave }: { guard: Guard; onLeave: () => void }) {
  const pass = useGuard()
  const isSaying = useOpenDialogs().length > 0
  const say = useEffectEvent(() => {
    // An expired session already opens its own dialog.
    if (!isSaying) pass(guard)
  })
  const leave = useEffectEvent(onLeave)
  const hasSaid = useRef(false)
  useEffect(() => {
    // Deferred: code that ends the session opens its own dialog in the same task, or leaves the page.
    const soon = setTimeout(() => say())
    return () => clearTimeout(soon)
  }, [])
  useEffect(() => {
    if (isSaying) hasSaid.current = true
    if (isSaying || !hasSaid.current) return
    // Deferred: one dialog may be followed by another.
    const soon = setTimeout(() => leave())
    return () => clearTimeout(soon)
  }, [isSaying])
  return null
}
