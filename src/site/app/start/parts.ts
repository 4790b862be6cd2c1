import { blocks } from '@/site/blocks/registry'
import type { BlockProps } from '@/contract/generated/merchant-types'
import { PartLoader } from '@/site/render/part-loader'

/** The blocks that have arrived, for the whole site. */
export const blockLoader = new PartLoader<BlockProps>(blocks)
