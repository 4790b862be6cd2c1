/* Written by `npm run generate` from the blocks in merchants/. Do not edit. */

import type { ComponentType } from 'react'
import type { BlockName, BlockProps } from '@/contract/generated/merchant-types'

type OwnBlock = Extract<BlockName, `${string}/${string}`>

/** The merchants' own blocks, by the merchant's code and the block's name. */
export const merchantBlocks: { readonly [B in OwnBlock]: () => Promise<ComponentType<BlockProps[B]>> } = {
  'derby/slogan-tape': () => import('../../../merchants/derby/blocks/slogan-tape/slogan-tape').then((part) => part.SloganTape),
}
