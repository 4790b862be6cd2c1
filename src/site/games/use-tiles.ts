import { useMemo } from 'react'
import type { GameTiles, OwnGameTiles } from '@/contract/generated/merchant-types'
import { useWholeSite } from '@/site/merchant/site-context'

/** The look of tiles: the brand's, overridden by a part's own settings. */
export function useTiles(own: OwnGameTiles | undefined): GameTiles {
  const { gameTiles } = useWholeSite().site
  return useMemo(() => ({ ...gameTiles, ...own, columns: { ...gameTiles.columns, ...own?.columns } }), [gameTiles, own])
}
