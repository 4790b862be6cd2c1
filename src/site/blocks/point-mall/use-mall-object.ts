import { useCallback } from 'react'
import { mallObject, useDraft } from '@/site/session/drafts'

/**
 * What is selected in the mall. It survives an expired session, and is cleared when the player leaves the member centre
 * (2 §2).
 */
export function useMallObject() {
  const [reward, setReward] = useDraft(`${mallObject}reward`, '')
  const [quantity, setQuantity] = useDraft(`${mallObject}quantity`, '1')
  const choose = useCallback(
    (id: string) => {
      setReward(id)
      setQuantity('1')
    },
    [setReward, setQuantity],
  )
  const forget = useCallback(() => choose(''), [choose])
  return { reward, quantity, setQuantity, choose, forget }
}

export type MallObject = ReturnType<typeof useMallObject>
