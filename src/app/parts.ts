import { blocks } from '@/blocks/registry'
import type { BlockProps } from '@/generated/merchant-types'
import { PartLoader } from '@/render/part-loader'

/** The blocks that have arrived, for the whole site. */
export const blockLoader = new PartLoader<BlockProps>(blocks)
