import { useEffect, useRef } from 'react'
import { useQuery } from '@/site/merchant/pages/navigation'

/** Returns the focus to the card of a promotion that has been closed. */
export function useReturnFocus(): void {
  const open = useQuery('id')
  const before = useRef(open)
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined
    before.current = open
    if (closed !== undefined) document.getElementById(promotionCardId(closed))?.focus()
  }, [open])
}

export function promotionCardId(promotion: string): string {
  return `promotion-${promotion}`
}
