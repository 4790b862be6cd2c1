import { useMemo } from 'react'
import type { GameTiles, OwnGameTiles } from '@/contract/generated/merchant-types'
import { useWholeSite } from '@/site/merchant/site-context'

/** What tiles look like: as the brand's do, but for what a part says of its own. */
export function useTiles(own: OwnGameTiles | undefined): GameTiles {
  const { gameTiles } = useWholeSite().site
  return useMemo(() => ({ ...gameTiles, ...own, columns: { ...gameTiles.columns, ...own?.columns } }), [gameTiles, own])
}
